import type { Point } from '../../geometry/point.ts'
import type { FlatSheet } from '../flat/flatten.ts'
import { findPens } from './pen-place.ts'
import type { PenProfile } from './pen-profile.ts'
import { type ReadPen, readPen } from './read-pen.ts'
import { squareMillimetres } from './square-millimetres.ts'

export type SeenPen = {
  /** Nothing where its sides are not clear. */
  readonly profile: PenProfile | undefined
  /** Its tip, then its other end, in the sheet's mm. */
  readonly ends: readonly [Point, Point] | undefined
  /** The pixels of the flat sheet that it and its shade cover. */
  readonly covers: Uint8Array
}

/** The pen that lies on the sheet beside the line. `eye` is where the camera is. */
export function seePen(flat: FlatSheet, eye: readonly [number, number, number]): SeenPen | undefined {
  const squares = squareMillimetres(flat)
  const places = findPens(squares)
  for (const place of places) {
    const pen = readPen(flat, place, eye)
    if (pen) return seen(pen, place.covered)
  }
  // What cannot be read is a pen only if it can be nothing else: a scribble, or a piece of a thick line, is to be looked at.
  const thing = places.find(({ isSolid }) => isSolid)
  return thing && seen(undefined, thing.covered)

  function seen(pen: ReadPen | undefined, covered: Uint8Array): SeenPen {
    return {
      profile: pen?.profile,
      ends: pen && [pen.tip, pen.end],
      covers: inPixels(covered, squares.width, squares.height, flat),
    }
  }
}

/** The squares in pixels of the flat sheet. */
function inPixels(
  covered: Uint8Array,
  wide: number,
  tall: number,
  { width, height, pxPerMm, rimMm }: FlatSheet,
): Uint8Array {
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const y = Math.min(tall - 1, Math.max(0, Math.floor((row + 0.5) / pxPerMm - rimMm)))
    for (let column = 0; column < width; column += 1) {
      const x = Math.min(wide - 1, Math.max(0, Math.floor((column + 0.5) / pxPerMm - rimMm)))
      pixels[row * width + column] = covered[y * wide + x]!
    }
  }
  return pixels
}
