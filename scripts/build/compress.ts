import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.wasm', '.webmanifest', '.xml'])

const forms = [
  ['.br', (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['.gz', (body: Buffer) => promisify(gzip)(body, { level: 9 })],
] as const

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file)
  for (const [suffix, compress] of forms) {
    const small = await compress(body)
    if (small.length < body.length) await writeFile(file + suffix, small)
  }
}

/** Compresses every file once, at build time, at the best level; the server only chooses the encoding. */
export async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}
