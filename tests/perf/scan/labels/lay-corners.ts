import type { Point } from '#domain/foot/geometry/point.ts'
import { solve } from '#domain/foot/geometry/solve.ts'
import { cross, dot, plus, scaled, unit, type Vector } from '#domain/foot/geometry/vector.ts'
import type { Camera } from '#domain/foot/photo/camera/camera.ts'
import { changed } from '#domain/foot/photo/camera/fit-camera.ts'
import type { Sheet } from '#domain/foot/photo/papers.ts'
import type { Corners } from '#domain/foot/photo/photo-question.ts'
import { cornersOf } from '#domain/foot/photo/sheet/corners-of.ts'
import { leastSquares } from './least-squares.ts'

type Lens = Pick<Camera, 'focalPx' | 'middle'> & { readonly focalShare: number }

/** A hand misses a corner by so much. */
const handPx = 3

/**
 * The camera that sees a sheet with its corners exactly there: from their homography, then by least squares over pose and
 * focal length. All four corners count fully, unlike in the engine, which believes edges more than a hand.
 */
export function layCorners(corners: Corners, sheet: Sheet, lens: Lens): { camera: Camera; missPx: number } | undefined {
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

function inTurn(corners: Corners): Corners {
  const mean = (of: (point: Point) => number) => corners.reduce((sum, point) => sum + of(point) / 4, 0)
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  return corners.toSorted((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x)) as unknown as Corners
}

/** The camera of a homography: its columns are the sheet's axes and origin, up to one factor. */
function fromHomography(corners: Corners, sheet: Sheet, { focalPx, middle }: Lens): Camera | undefined {
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

/** Eight linear equations of four points, as three columns. */
function homography(corners: Corners, { widthMm, heightMm }: Sheet): readonly [Vector, Vector, Vector] | undefined {
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

/** Where a point of the photo lies on a sheet with these corners (heel right, heel left, toe left, toe right), in mm. */
export function overCorners(corners: Corners, sheet: Sheet): ((point: Point) => Point) | undefined {
  const found = homography(corners, sheet)
  if (!found) return undefined
  const [one, two, three] = found
  return ({ x, y }) => {
    // The column that is the point itself, up to a factor, is a sum of the three.
    const [a, b, c] = [cross(two, three), cross(three, one), cross(one, two)].map((row) => dot(row, [x, y, 1])) as [
      number,
      number,
      number,
    ]
    return { x: a / c, y: b / c }
  }
}

function settled(start: Camera, corners: Corners, sheet: Sheet, lens: Lens) {
  const offBy = (camera: Camera) =>
    pairs(cornersOf(camera, sheet), corners).flatMap(([is, was]) => [is.x - was.x, is.y - was.y])
  const { state, cost } = leastSquares<Camera>({
    start,
    missesOf: (camera) => [
      ...offBy(camera).map((px) => px / handPx),
      Math.log(camera.focalPx / lens.focalPx) / lens.focalShare,
    ],
    changed: (camera, by) => changed(camera, [...by, 0]),
    steps: [1e-5, 1e-5, 1e-5, 1e-2, 1e-2, 1e-2, 1e-4],
  })
  return { camera: state, missPx: Math.max(...offBy(state).map(Math.abs)), cost }
}

const pairs = <One, Other>(some: readonly One[], others: readonly Other[]): [One, Other][] =>
  some.flatMap((one, nth) => {
    const other = others[nth]
    return other === undefined ? [] : [[one, other] as [One, Other]]
  })
