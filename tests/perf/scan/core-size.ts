import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

/**
 * The download cost of one engine, by default that for photos: the module and everything it imports, minified, and
 * gzipped as a server sends it.
 */
export async function coreSize(
  input = 'domain/foot/photo/measure-photo.ts',
): Promise<{ readonly minified: number; readonly gzip: number }> {
  const bundle = await rolldown({ input })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
  return { minified: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).byteLength }
}
