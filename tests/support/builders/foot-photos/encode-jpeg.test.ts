import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeJpeg } from './encode-jpeg.ts'

/** Four fields of different brightness, so that every way of turning can be told from the others. */
function fields(width: number, height: number) {
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const value = (row < height / 2 ? 0 : 120) + (column < width / 2 ? 20 : 80)
      data.fill(value, (row * width + column) * 4, (row * width + column) * 4 + 3)
    }
  return { data, width, height }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a file of orientation %i is upright again when its own data are heeded',
  async (orientation) => {
    const pixels = fields(64, 96)
    const file = await encodeJpeg(pixels, { quality: 95, orientation })
    const stored = await sharp(file).metadata()
    expect(stored.orientation).toBe(orientation)
    expect(stored.width).toBe(orientation > 4 ? 96 : 64)
    const upright = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true })
    expect([upright.info.width, upright.info.height]).toEqual([64, 96])
    for (const [column, row] of [
      [10, 10],
      [50, 10],
      [10, 80],
      [50, 80],
    ] as const) {
      const seen = upright.data[(row * 64 + column) * upright.info.channels] ?? 0
      expect(Math.abs(seen - (pixels.data[(row * 64 + column) * 4] ?? 0))).toBeLessThan(6)
    }
  },
)

/** The tag of the focal length as on 35 mm film, with its one short number, in either order of bytes. */
function focal35In(exif: Buffer | undefined): number | undefined {
  if (!exif) return undefined
  const little = exif.indexOf(Buffer.from([0x05, 0xa4, 3, 0, 1, 0, 0, 0]))
  if (little >= 0) return exif.readUInt16LE(little + 8)
  const big = exif.indexOf(Buffer.from([0xa4, 0x05, 0, 3, 0, 0, 0, 1]))
  return big >= 0 ? exif.readUInt16BE(big + 8) : undefined
}

test('the focal length stands in the file where it is known, and nowhere else', async () => {
  const pixels = fields(32, 32)
  const withFocal = await sharp(await encodeJpeg(pixels, { quality: 80, focal35Mm: 25.7 })).metadata()
  expect(focal35In(withFocal.exif)).toBe(26)
  const without = await sharp(await encodeJpeg(pixels, { quality: 80 })).metadata()
  expect(focal35In(without.exif)).toBeUndefined()
})
