import type { Vector } from '../../geometry/vector.ts'
import { dot } from '../../geometry/vector.ts'
import { homography } from '../../photo/camera/camera-over-corners.ts'
import type { Lens } from '../../photo/camera/camera-over-edges.ts'
import type { Corners } from '../../photo/question/photo-question.ts'

/** What a quad of the photo is on the floor, as far as it can be determined with one lens. */
export type QuadShape = {
  /** Its corners, clockwise, so turned that the first two are the ends of a short side. */
  readonly corners: Corners
  /** How much longer the long sides are than the short ones. */
  readonly ratio: number
  /** How far beside a right angle its sides stand, as a sine. */
  readonly askew: number
  /** From shares along the short and the long sides to a point of the photo. */
  readonly columns: readonly [Vector, Vector, Vector]
}

const unitSquare = { widthMm: 1, heightMm: 1 }

export function quadShape(clockwise: Corners, { focalPx, middle }: Lens): QuadShape | undefined {
  const shape = (corners: Corners): QuadShape | undefined => {
    const columns = homography(corners, unitSquare)
    if (!columns) return undefined
    const [across, along] = columns.map(
      ([x, y, w]): Vector => [(x - middle.x * w) / focalPx, (y - middle.y * w) / focalPx, w],
    ) as [Vector, Vector, Vector]
    const [short, long] = [Math.hypot(...across), Math.hypot(...along)]
    return { corners, ratio: long / short, askew: Math.abs(dot(across, along)) / (short * long), columns }
  }
  const one = shape(clockwise)
  if (!one || one.ratio >= 1) return one
  const [a, b, c, d] = clockwise
  return shape([b, c, d, a])
}

export function pointInQuad({ columns: [across, along, from] }: QuadShape, u: number, v: number) {
  const w = across[2] * u + along[2] * v + from[2]
  return { x: (across[0] * u + along[0] * v + from[0]) / w, y: (across[1] * u + along[1] * v + from[1]) / w }
}
