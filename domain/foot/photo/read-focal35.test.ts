import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleRuns } from '../../../tests/support/scale-runs.ts'
import { readFocal35 } from './read-focal35.ts'

/** A JPEG with its focal length, as a phone writes it: the IFD of the photo, and in it that of the camera. */
function jpegWith(mm: number, isLittleEndian = false): Uint8Array {
  const bytes = new Uint8Array(80)
  const view = new DataView(bytes.buffer)
  const tiff = 12
  const short = (at: number, value: number) => view.setUint16(tiff + at, value, isLittleEndian)
  const long = (at: number, value: number) => view.setUint32(tiff + at, value, isLittleEndian)
  view.setUint32(0, 0xffd8ffe1)
  view.setUint16(4, 66)
  bytes.set(new TextEncoder().encode('Exif\0\0'), 6)
  short(0, isLittleEndian ? 0x4949 : 0x4d4d)
  short(2, 42)
  long(4, 8)
  short(8, 1)
  short(10, 0x8769)
  short(12, 4)
  long(14, 1)
  long(18, 26)
  short(26, 1)
  short(28, 0xa405)
  short(30, 3)
  long(32, 1)
  short(36, mm)
  return bytes
}

test.each([
  [26, false],
  [26, true],
  [13, true],
])('%s mm is read, with the low byte first: %s', (mm, isLittleEndian) => {
  expect(readFocal35(jpegWith(mm, isLittleEndian))).toBe(mm)
})

test.each([0, 7, 301, 65_535])('a lens of %s mm is none', (mm) => {
  expect(readFocal35(jpegWith(mm))).toBeUndefined()
})

test('it is found behind other segments, and in a file that stands within others', () => {
  const jpeg = jpegWith(26)
  const other = [0xff, 0xe1, 0, 8, ...new TextEncoder().encode('http:/')]
  const file = Uint8Array.from([0xff, 0xd8, ...other, ...jpeg.subarray(2)])
  expect(readFocal35(file)).toBe(26)
  expect(readFocal35(Uint8Array.from([9, 9, ...file]).subarray(2))).toBe(26)
})

test.each([
  ['nothing', Uint8Array.of()],
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
  ['a JPEG without EXIF', Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2)],
  ['a JPEG that ends in its EXIF', jpegWith(26).subarray(0, 44)],
])('%s tells no focal length', (_what, bytes) => {
  expect(readFocal35(bytes)).toBeUndefined()
})

test('whatever stands in a file, reading it ends, and gives a lens or nothing', () => {
  const isFair = (mm: number | undefined) => mm === undefined || (mm >= 8 && mm <= 300)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => isFair(readFocal35(bytes))),
    { numRuns: scaleRuns(2_000) },
  )
  const change = fc.tuple(fc.nat({ max: 79 }), fc.integer({ min: 0, max: 255 }))
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), fc.boolean(), (changes, isLittleEndian) => {
      const bytes = jpegWith(26, isLittleEndian)
      for (const [at, value] of changes) bytes[at] = value
      return isFair(readFocal35(bytes))
    }),
    { numRuns: scaleRuns(5_000) },
  )
})
