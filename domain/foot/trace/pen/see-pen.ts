import type { Point } from '../../geometry/point.ts'
import type { FlatSheet } from '../flat/flatten.ts'
import { findBars } from './pen-bars.ts'
import { findPens } from './pen-place.ts'
import type { PenProfile } from './pen-profile.ts'
import { type ReadPen, readPen } from './read-pen.ts'
import { type SquareMillimetres, squareMillimetres } from './square-millimetres.ts'

type Eye = readonly [number, number, number]

export type SeenPen = {
  /** Nothing where its sides are not clear. */
  readonly profile: PenProfile | undefined
  /** Its tip, then its other end, in the sheet's mm. */
  readonly ends: readonly [Point, Point] | undefined
  /** The pixels of the flat sheet that it and its shade cover. */
  readonly covers: Uint8Array
}

/** Photos of a phone that was far away or moved a little are so many times as soft as most. */
const softnesses = [1, 1.5, 2]
/** A pen that was seen from its point to its end is as long as this, and no thicker. */
const [minLongMm, maxLongMm, maxWideMm] = [90, 185, 18.4]
/** The sides that are read are those by which it was found, and run straight: those of a scribble are seen in 0.7 of it. */
const [maxOffMm, minSeen] = [4.4, 0.73]

const isWhole = ({ tip, end, isPointed, barrelMm }: ReadPen) => {
  const longMm = Math.hypot(end.x - tip.x, end.y - tip.y)
  return isPointed && longMm > minLongMm && longMm < maxLongMm && barrelMm < maxWideMm
}

/** A pen and the shade beside it that still draws lines. */
const besideMm = 2.4

function coveredBy({ tip, end, barrelMm }: ReadPen, { width, height }: SquareMillimetres): Uint8Array {
  const [dx, dy] = [end.x - tip.x, end.y - tip.y]
  const long = Math.hypot(dx, dy)
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) + 0.5 - tip.x, Math.floor(at / width) + 0.5 - tip.y]
    const [along, aside] = [(x * dx + y * dy) / long, Math.abs(x * dy - y * dx) / long]
    return along > -besideMm && along < long + besideMm && aside < barrelMm / 2 + besideMm ? 1 : 0
  })
}

/**
 * The pen that lies on the sheet beside the line. `eye` is where the camera is. The kind of pen is only stated if no pen was
 * detected, or none was laid down: then only an object that is a pen from point to end counts.
 */
export function seePen(flat: FlatSheet, eye: Eye, isTold: boolean): SeenPen | undefined {
  const squares = squareMillimetres(flat)
  const places = findPens(squares)
  const dark = places.flatMap((place) => {
    const pen = readPen(flat, place, eye, 1)
    return pen ? [{ pen, covered: place.covered }] : []
  })
  const best = dark.find(({ pen }) => isWhole(pen)) ?? (isTold ? undefined : (penAtBar() ?? dark[0]))
  // What cannot be read is a pen only if it can be nothing else: a scribble, or a piece of a thick line, is to be looked at.
  const thing = best ?? places.find(({ isSolid }) => isSolid)
  return (
    thing && {
      profile: best?.pen.profile,
      ends: best && [best.pen.tip, best.pen.end],
      covers: inPixels(thing.covered, squares.width, squares.height, flat),
    }
  )

  function penAtBar() {
    for (const bar of findBars(squares))
      for (const softness of softnesses) {
        const pen = readPen(flat, bar, eye, softness)
        const isBar = pen && pen.seen > minSeen && Math.abs(pen.barrelMm - bar.wideMm) < maxOffMm
        if (isBar && isWhole(pen)) return { pen, covered: coveredBy(pen, squares) }
      }
    return undefined
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
