import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

/** What the photo engine alone costs a visitor: everything that it stands on, minified, and gzipped as a server sends it. */
export async function coreSize(): Promise<{ readonly minified: number; readonly gzip: number }> {
  const bundle = await rolldown({ input: 'domain/foot/photo/measure-photo.ts' })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
  return { minified: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).byteLength }
}
