import { leastSquares } from '../../geometry/least-squares.ts'
import type { Point } from '../../geometry/point.ts'
import { solve } from '../../geometry/solve.ts'
import { cross, dot, plus, scaled, unit, type Vector } from '../../geometry/vector.ts'
import type { Sheet } from '../paper/papers.ts'
import type { Corners } from '../question/photo-question.ts'
import type { Camera } from './camera.ts'
import { changed, type LensPrior } from './fit-camera.ts'
import { projectCorners } from './project-corners.ts'

export type KnownLens = Pick<Camera, 'middle'> & Pick<LensPrior, 'focalPx' | 'focalShare' | 'distortion'>

export type OverCorners = {
  readonly camera: Camera
  /** The corners as they were taken: heel right, heel left, toe left, toe right. */
  readonly order: Corners
  /** How far the farthest of the sheet's corners lies beside what was pointed at. */
  readonly missPx: number
  /** How unsure each of the camera's parameters is left, and how they hang together. */
  readonly information: number[][]
  /** What is missed in all, in squares of what a hand misses and of how unsure the lens is. */
  readonly cost: number
}

/** A hand misses a corner by so much of the photo's longer side: what is pointed at is seen as large as a screen is. */
const handShare = 0.002

/**
 * The camera that sees a sheet with its corners exactly there, given in any order: from their homography, then by least
 * squares over pose and lens. All four corners have full weight: they were set by hand, so none is an outlier. Undefined
 * if no camera sees a sheet like that.
 */
export function cameraOverCorners(corners: Corners, sheet: Sheet, lens: KnownLens): OverCorners | undefined {
  const [a, b, c, d] = inTurn(corners)
  const orders: Corners[] = [
    [a, b, c, d],
    [b, c, d, a],
  ]
  const laid = orders.flatMap((order) => {
    const start = fromHomography(order, sheet, lens)
    return start ? [settled(start, order, sheet, lens)] : []
  })
  return laid.sort((one, other) => one.cost - other.cost)[0]
}

/** Clockwise in the photo, whatever order they were set in. */
export function inTurn(corners: Corners): Corners {
  const mean = (of: (point: Point) => number) => corners.reduce((sum, point) => sum + of(point) / 4, 0)
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const angle = (point: Point) => Math.atan2(point.y - y, point.x - x)
  return [...corners].sort((one, other) => angle(one) - angle(other)) as unknown as Corners
}

/** The camera of a homography: its columns are the sheet's axes and origin, up to one factor. */
function fromHomography(corners: Corners, sheet: Sheet, { focalPx, middle }: KnownLens): Camera | undefined {
  const inLens = corners.map(({ x, y }) => ({ x: (x - middle.x) / focalPx, y: (y - middle.y) / focalPx }))
  const found = homography(inLens as unknown as Corners, sheet)
  if (!found) return undefined
  const [across, along, from] = found
  const x = unit(across)
  const y = unit(plus(along, scaled(x, -dot(along, x))))
  const z = cross(x, y)
  const origin = scaled(from, 2 / (Math.hypot(...across) + Math.hypot(...along)))
  return z[2] < 0 ? { x, y, z, origin, focalPx, distortion: 0, middle } : undefined
}

/** Eight linear equations of four points (heel right, heel left, toe left, toe right), as three columns. */
export function homography(
  corners: Corners,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): readonly [Vector, Vector, Vector] | undefined {
  const [heelRight, heelLeft, toeLeft, toeRight] = corners
  const places = [
    [widthMm, 0, heelRight],
    [0, 0, heelLeft],
    [0, heightMm, toeLeft],
    [widthMm, heightMm, toeRight],
  ] as const
  const rows = places.flatMap(([x, y, at]) => [
    [x, y, 1, 0, 0, 0, -at.x * x, -at.x * y],
    [0, 0, 0, x, y, 1, -at.y * x, -at.y * y],
  ])
  const found = solve(
    rows,
    corners.flatMap(({ x, y }) => [x, y]),
  )
  if (!found) return undefined
  const [a, b, c, d, e, f, g, h] = found as [number, number, number, number, number, number, number, number]
  return [
    [a, d, g],
    [b, e, h],
    [c, f, 1],
  ]
}

/** How each of the eight parameters of `changed` is moved to see what that does. */
const steps = [1e-5, 1e-5, 1e-5, 1e-2, 1e-2, 1e-2, 1e-4, 1e-4]

function settled(start: Camera, corners: Corners, sheet: Sheet, lens: KnownLens) {
  const handPx = handShare * 2 * Math.max(lens.middle.x, lens.middle.y)
  const offBy = (camera: Camera) =>
    projectCorners(camera, sheet).flatMap((is, k) => [is.x - corners[k]!.x, is.y - corners[k]!.y])
  const { state, cost, information } = leastSquares<Camera>({
    start,
    getResiduals: (camera) => [
      ...offBy(camera).map((px) => px / handPx),
      Math.log(camera.focalPx / lens.focalPx) / lens.focalShare,
      camera.distortion / lens.distortion,
    ],
    changed,
    steps,
  })
  return { camera: state, order: corners, missPx: Math.max(...offBy(state).map(Math.abs)), cost, information }
}
