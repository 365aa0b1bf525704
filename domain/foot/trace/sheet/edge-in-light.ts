import { type Camera, project } from '../../photo/camera/camera.ts'
import type { Side } from '../../photo/paper/sides.ts'
import { colourIn } from '../../photo/picture/colour-at.ts'
import type { WorkPicture } from '../../photo/picture/picture.ts'
import type { EdgeSpot } from '../../photo/sheet/side-line.ts'

/** Over so many mm, or pixels where these are coarser, an edge is done; what lies beyond is the floor. */
const [reachMm, reachPx] = [1.2, 3]
/** Samples to either side of the edge, and how many at either end give the colours of paper and floor. */
const [half, plateau] = [12, 4]
/** So many neighbours along the side are looked at together: grain drops out. */
const neighbours = 2
/** Fainter steps, as a share of full light, are left where they are. */
const faintest = 0.004

/**
 * Where the edge is in the light that fell into the camera. A blurred edge is half paper and half floor where the paper
 * ends, in light; in the numbers of a file, and more so in their logarithms, that place lies towards the darker floor: all
 * sheets would be too large, by a quarter of a percent on dark floors.
 */
export function edgeInLight(work: WorkPicture, camera: Camera, side: Side, spots: readonly EdgeSpot[]): EdgeSpot[] {
  const pxPerMm = pixelsPerMm(camera, side) / work.pxPerPixel
  const stepMm = Math.max(reachMm, reachPx / pxPerMm) / half
  const rows = spots.map((spot) => lightAcross(work, camera, side, spot, stepMm))
  return spots.flatMap((spot, k) => {
    const common = new Float64Array((2 * half + 1) * 3)
    const [from, to] = [Math.max(0, k - neighbours), Math.min(spots.length - 1, k + neighbours)]
    for (let n = from; n <= to; n += 1) for (let at = 0; at < common.length; at += 1) common[at]! += rows[n]![at]!
    const crossing = halfWay(common, to - from + 1)
    return crossing === undefined ? [] : [{ share: spot.share, offsetMm: spot.offsetMm + crossing * stepMm }]
  })
}

function pointOnEdge({ from, to, out }: Side, { share, offsetMm }: EdgeSpot, beyondMm: number) {
  const mm = offsetMm + beyondMm
  return [from[0] + (to[0] - from[0]) * share + out[0] * mm, from[1] + (to[1] - from[1]) * share + out[1] * mm] as const
}

function pixelsPerMm(camera: Camera, side: Side): number {
  const middle = { share: 0.5, offsetMm: 0 }
  const [here, beyond] = [
    project(camera, ...pointOnEdge(side, middle, 0)),
    project(camera, ...pointOnEdge(side, middle, 1)),
  ]
  return Math.hypot(beyond.x - here.x, beyond.y - here.y)
}

/** Of files that phones write (sRGB, nearly). */
const gamma = 2.2

function lightAcross({ picture, pxPerPixel }: WorkPicture, camera: Camera, side: Side, spot: EdgeSpot, stepMm: number) {
  const row = new Float64Array((2 * half + 1) * 3)
  for (let n = -half; n <= half; n += 1) {
    const { x, y } = project(camera, ...pointOnEdge(side, spot, n * stepMm))
    const colour = colourIn(picture, x / pxPerPixel, y / pxPerPixel)
    for (let c = 0; c < 3; c += 1) row[(n + half) * 3 + c] = (colour[c]! / 255) ** gamma
  }
  return row
}

/** Where light is half-way between what is inside and what is outside, in samples from the middle; nothing where it is not near. */
function halfWay(sums: Float64Array, rows: number): number | undefined {
  const last = 2 * half
  const ends = [0, 1, 2].map((c) => {
    let [inside, outside] = [0, 0]
    for (let n = 0; n < plateau; n += 1) {
      inside += sums[n * 3 + c]! / (plateau * rows)
      outside += sums[(last - n) * 3 + c]! / (plateau * rows)
    }
    return [inside, outside - inside] as const
  })
  const step = ends.reduce((sum, [, by]) => sum + by * by, 0)
  if (step < faintest ** 2) return 0
  const shareAt = (n: number) =>
    ends.reduce((sum, [inside, by], c) => sum + (sums[n * 3 + c]! / rows - inside) * by, 0) / step
  for (let n = plateau; n < last - plateau; n += 1) {
    const [one, other] = [shareAt(n), shareAt(n + 1)]
    if (one < 0.5 && other >= 0.5) return n + (0.5 - one) / (other - one) - half
  }
  return undefined
}
