import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photoLimits, readPhoto } from './read-photo.ts'

/** Left half red, right half blue. */
function halves() {
  const blue = {
    input: { create: { width: 20, height: 30, channels: 3, background: '#0000ff' } },
    left: 20,
    top: 0,
  } as const
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#ff0000' } }).composite([blue])
}

const at = ({ data, width }: { data: Uint8Array | Uint8ClampedArray; width: number }, x: number, y: number) =>
  [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)].map((value) => Math.round(value / 32))

test('decodes a photo to four bytes per pixel', async () => {
  const read = await readPhoto(await halves().png().toBuffer())
  if (!read.ok) throw new Error(read.code)
  const { pixels } = read.value
  expect([pixels.width, pixels.height, pixels.data.length]).toEqual([40, 30, 4_800])
  expect([at(pixels, 3, 5), at(pixels, 36, 5)]).toEqual([
    [8, 0, 0, 8],
    [0, 0, 8, 8],
  ])
})

test('rotates a photo of a turned phone upright and reads its focal length', async () => {
  const file = await halves()
    .jpeg({ quality: 95 })
    .withExif({ IFD2: { FocalLengthIn35mmFilm: '26' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const read = await readPhoto(file)
  if (!read.ok) throw new Error(read.code)
  const { pixels, focal35Mm } = read.value
  expect([pixels.width, pixels.height, focal35Mm]).toEqual([30, 40, 26])
  expect([at(pixels, 5, 3), at(pixels, 5, 36)]).toEqual([
    [8, 0, 0, 8],
    [0, 0, 8, 8],
  ])
})

test('decodes a greyscale image to four bytes per pixel as well', async () => {
  const read = await readPhoto(await halves().greyscale().png().toBuffer())
  expect(read.ok && read.value.pixels.data.length).toBe(4_800)
})

test.each([
  ['a text', 'no_image', () => new TextEncoder().encode('no picture')],
  ['an empty file', 'no_image', () => new Uint8Array()],
  ['a file of 40 MB and a byte', 'too_many_bytes', () => new Uint8Array(photoLimits.maxBytes + 1)],
  [
    'a drawing',
    'no_image',
    () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['a HEIC photo of an iPhone', 'heic', () => new TextEncoder().encode('\0\0\0\x20ftypheic\0\0\0\0')],
] as const)('rejects %s as %s', async (_what, code, file) => {
  expect(await readPhoto(file())).toMatchObject({ ok: false, code })
})

test.each(['gif', 'tiff'] as const)('rejects a %s file as an unsupported format', async (kind) => {
  const file = await halves().toFormat(kind).toBuffer()
  expect(await readPhoto(file)).toMatchObject({ ok: false, code: 'no_image' })
})

test('rejects an image of 256 megapixels without allocating its memory', async () => {
  const square = sharp({ create: { width: 16, height: 16, channels: 3, background: '#ffffff' } })
  const file = await square.png().toBuffer()
  const header = new DataView(file.buffer, file.byteOffset)
  header.setUint32(16, 16_384)
  header.setUint32(20, 16_384)
  header.setUint32(29, crc32(file.subarray(12, 29)))
  const before = process.memoryUsage().rss
  expect(await readPhoto(file)).toMatchObject({ ok: false, code: 'too_many_pixels' })
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
})

test('rejects an image of more than 60 megapixels before decoding it', async () => {
  const wide = sharp({ create: { width: 10_001, height: 6_000, channels: 3, background: '#ffffff' } })
  const file = await wide.png({ compressionLevel: 1 }).toBuffer()
  expect(await readPhoto(file)).toMatchObject({ ok: false, code: 'too_many_pixels' })
})

test('reads or rejects a damaged file without throwing', async () => {
  const good = await halves().jpeg().toBuffer()
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: good.length - 1 }), fc.uint8Array({ maxLength: 20 }), async (index, noise) => {
      const bytes = Uint8Array.from(good)
      bytes.set(noise.subarray(0, bytes.length - index), index)
      const read = await readPhoto(bytes.subarray(0, Math.max(index, 4)))
      expect(read.ok || read.code === 'no_image').toBe(true)
    }),
    { numRuns: 100 },
  )
})
