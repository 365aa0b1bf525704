import { afterEach, expect, test, vi } from 'vitest'
import { readPhotoFile } from './read-photo-file.ts'

afterEach(() => vi.unstubAllGlobals())

const text = (signs: string) => new Blob([Uint8Array.from(signs, (sign) => sign.charCodeAt(0))])
const huge = { size: 41_000_000 } as Blob

test.each([
  ['an empty file', text(''), 'empty'],
  ['a file that is too large', huge, 'too_large'],
  ['a text file', text('Dear shop'), 'no_image'],
  ['half a JPEG', text('\xff\xd8\xff\xe0\0\x10JFIF'), 'damaged'],
  ['half a PNG', text('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'damaged'],
  ['half a WebP', text('RIFF\x24\x10\0\0WEBPVP8 '), 'damaged'],
  ['a HEIC photo', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
])('reports why %s cannot be decoded', async (_, file, code) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no picture', 'InvalidStateError')))
  expect(await readPhotoFile(file)).toMatchObject({ ok: false, code })
})
