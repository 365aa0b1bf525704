import { type Picture, smooth } from '../picture/picture.ts'
import { findPieces, type Pieces } from '../picture/pieces.ts'
import { edgeMap } from './edge-map.ts'

/** How near each pixel of a picture is to the white of the brightest ones, as a logarithm: the lamp's colour drops out. */
export type Whiteness = {
  readonly width: number
  readonly height: number
  readonly white: Float32Array
  /** How strongly its colour changes at each pixel. */
  readonly strength: Float32Array
  /** What hardly a pixel passes. */
  readonly top: number
}

/** Tint counts against whiteness as much as so many times that much darkness. */
const tintWeight = 4

export function measureWhiteness(picture: Picture): Whiteness {
  const { width, height } = picture
  const [red, green, blue] = [picture.red, picture.green, picture.blue].map((plane) =>
    smooth(plane, width, height, 1).map((value) => Math.log(value + 4)),
  ) as [Float32Array, Float32Array, Float32Array]
  const light = red.map((value, at) => 0.3 * value + 0.59 * green[at]! + 0.11 * blue[at]!)
  const bright = findQuantile(light, 0.9)
  let [sumRed, sumBlue, count] = [0, 0, 0]
  for (let at = 0; at < light.length; at += 3)
    if (light[at]! >= bright) {
      sumRed += red[at]! - green[at]!
      sumBlue += blue[at]! - green[at]!
      count += 1
    }
  const white = light.map((value, at) => {
    const tint = Math.hypot(red[at]! - green[at]! - sumRed / count, blue[at]! - green[at]! - sumBlue / count)
    return value - tintWeight * tint
  })
  return { width, height, white, strength: edgeMap(picture).strength, top: findQuantile(white, 0.98) }
}

function findQuantile(values: Float32Array, share: number): number {
  const some = values.filter((_, at) => at % 13 === 0).sort()
  return some[Math.floor(share * some.length)] ?? 0
}

/** Creases and soft shades of paper are fainter, in grey levels over the three colours. */
const minEdge = 16

/**
 * What is no more than so much darker than the brightest. White of a floor's pattern is white, too; where paper ends on it
 * there is an edge, which is none of it.
 */
export function whiteAbove({ white, strength, top }: Whiteness, split: number): Float32Array {
  return white.map((value, at) => (value >= top - split && strength[at]! < minEdge ? 1 : 0))
}

/** The pieces of a mask without what is narrower than twice the reach. */
export function widerThan(mask: Float32Array, reach: number, width: number, height: number): Pieces {
  const core = smooth(mask, width, height, reach).map((share) => (share > 0.985 ? 1 : 0))
  return findPieces(core, 1, width, height, new Uint8Array(width * height).fill(1))
}
