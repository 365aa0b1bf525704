import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectMediaKind, fileExtensions, headBytes, type MediaType } from './media-kinds.ts'

const maxTriangles = 1_000

const toBytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])))

/** The parts of a mesh by which it is detected: its header and its size. */
function stl(triangles: number, header = '') {
  const bytes = new Uint8Array(84)
  bytes.set(Buffer.from(header, 'latin1').subarray(0, 80))
  new DataView(bytes.buffer).setUint32(80, triangles, true)
  return bytes
}

const detect = (bytes: Uint8Array, size: number | undefined = bytes.length) =>
  detectMediaKind(bytes, { size, maxTriangles })

const heads: readonly (readonly [string, Uint8Array, MediaType])[] = [
  ['a photo', toBytes([0xff, 0xd8, 0xff, 0xe1], 'Exif'), 'image/jpeg'],
  ['a picture', toBytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR'), 'image/png'],
  ['a photo of an iPhone', toBytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1'), 'image/heic'],
  ['a mesh of text', toBytes('solid foot\n facet normal 0 0 1\n  outer loop\n'), 'model/stl'],
  ['a mesh for Blender', toBytes('# made by hand\no foot\nv 0 0 1\nvn 0 0 1\nf 1 1 1\n'), 'model/obj'],
  ['a mesh of a scanner', toBytes('ply\nformat binary_little_endian 1.0\nelement vertex 3\n'), 'model/ply'],
  ['a scene', toBytes('glTF', [2, 0, 0, 0], [12, 0, 0, 0]), 'model/gltf-binary'],
]

test.each(heads)('%s is detected from its own bytes', (_name, bytes, kind) => {
  expect(detect(bytes)).toBe(kind)
})

test.each([
  ['nothing', toBytes()],
  ['a page', toBytes('<!doctype html><script>alert(1)</script>')],
  ['a drawing that runs script', toBytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a document', toBytes('%PDF-1.7\n')],
  ['an archive', toBytes('PK\x03\x04', [20, 0])],
  ['a compressed file', toBytes([0x1f, 0x8b, 8, 0])],
  ['a program', toBytes('MZ', [0x90, 0])],
  ['a script', toBytes('#!/bin/sh\nrm -rf /\n')],
  ['a film', toBytes([0, 0, 0, 24], 'ftypisom')],
  ['a moving picture', toBytes('GIF89a')],
  ['plain words', toBytes('solid ground under bare feet\n')],
  ['half a picture', toBytes([0x89], 'PN')],
  ['a scene of another version', toBytes('glTF', [1, 0, 0, 0], [12, 0, 0, 0])],
  ['a scene that lies about its size', toBytes('glTF', [2, 0, 0, 0], [0, 0, 0, 200])],
  ['OBJ with a zero byte', toBytes('v 0 0 1\n\0')],
  ['comments alone', toBytes('# v 0 0 0\n')],
  ['a page behind a vertex', toBytes('v 0 0 1\n<script>alert(1)</script>\n')],
  ['a page behind a vertex, without an end of its line', toBytes('v 0 0 1\n<script>alert(1)</script>')],
] as const)('row 37: %s is none of the accepted types', (_name, bytes) => {
  expect(detect(bytes)).toBeUndefined()
})

test('row 36: a mesh is accepted if its number of triangles agrees with its size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxTriangles }), fc.integer({ min: -84, max: 84 }), (triangles, off) => {
      const size = 84 + 50 * triangles + off
      expect(detect(stl(triangles, 'made by a scanner'), size)).toBe(off === 0 ? 'model/stl' : undefined)
      // Without a known size it may be a mesh; it is checked again once the whole file is read.
      expect(detectMediaKind(stl(triangles), { size: undefined, maxTriangles })).toBe('model/stl')
    }),
  )
})

test.each([
  ['four thousand million triangles in 100 bytes', stl(4_000_000_000), 100],
  ['too many triangles', stl(maxTriangles + 1), 84 + 50 * (maxTriangles + 1)],
  ['no triangle', stl(0), 84],
  ['a header that is a page', stl(2, ' <html><script>'), 184],
  ['a header that is a document', stl(2, '%PDF-1.4'), 184],
  ['half a header', stl(2).subarray(0, 83), 83],
])('rows 36 and 37: a mesh with %s is rejected', (_name, bytes, size) => {
  expect(detect(bytes, size)).toBeUndefined()
})

test('a mesh whose header says solid is detected by its size', () => {
  expect(detect(stl(2, 'solid of a program that writes numbers'), 184)).toBe('model/stl')
})

test('a line that continues after the head is not examined', () => {
  const long = toBytes('v 0 0 1\n'.repeat(511), 'v 0 0 1 an ending that no')
  expect(long.subarray(0, headBytes).length).toBe(headBytes)
  expect(detect(long.subarray(0, headBytes), 1_000_000)).toBe('model/obj')
})

test('any bytes have one kind or none, at any offset in memory', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(toBytes(), ...heads.map(([, bytes]) => bytes)),
      fc.uint8Array({ maxLength: 200 }),
      fc.option(fc.nat()),
      (head, more, size) => {
        const bytes = Uint8Array.from([...head, ...more])
        const detected = (given: Uint8Array) => detectMediaKind(given, { size: size ?? undefined, maxTriangles })
        const kind = detected(bytes)
        if (kind !== undefined) expect(Object.keys(fileExtensions)).toContain(kind)
        const moved = new Uint8Array(bytes.length + 7)
        moved.set(bytes, 7)
        expect(detected(moved.subarray(7))).toBe(kind)
      },
    ),
  )
})
