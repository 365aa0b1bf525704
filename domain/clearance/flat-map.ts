import type { Point } from '../foot/geometry/point.ts'
import type { FinishedMesh, Mesh } from '../shoe/geometry/mesh.ts'
import { type Callout, type ClearanceMap, toZoneCallouts } from './clearance-map.ts'
import { type ClearanceBand, clearanceBands, clearanceLinesMm } from './clearance-scale.ts'
import { type Grid, type Lines, linesAround } from './grid-lines.ts'

export const flatViews = ['above', 'inner', 'outer'] as const
/** The viewpoints: from above with the heel to the left, from the inner side, or from the outer side. */
export type FlatView = (typeof flatViews)[number]

export type FlatCallout = Callout & { readonly spot: Point }

/** A clearance map on a plane, in mm: x to the right and y up, as seen. */
export type FlatMap = {
  readonly view: FlatView
  readonly foot: Lines
  /** Each band covers the one after it: everything with at least that much clearance. */
  readonly bands: readonly { readonly band: ClearanceBand; readonly lines: Lines }[]
  readonly inside: Lines
  readonly callouts: readonly FlatCallout[]
}

const cellMm = 1
/** Points to each side that smooth a line, few enough for the foot to keep its shape. */
const softened = 2
/** A line of fewer steps encloses a speck: too small to be seen, and caused by the grid rather than the foot. */
const fewestSteps = 14
/** Below any clearance, so that everything with a value is included. */
const anyMm = -1_000

type SheetPoint = { readonly x: number; readonly y: number; readonly near: number }
type ProjectPoint = (x: number, y: number, z: number) => SheetPoint

function lookFrom(view: FlatView, isLeft: boolean): ProjectPoint {
  if (view === 'above') return (x, y, z) => ({ x, y, near: z })
  // The inner side of a right foot is at its greater y; seen from there, its toes are on the left.
  const side = (view === 'inner') === isLeft ? -1 : 1
  return (x, y, z) => ({ x: -side * x, y: z, near: side * y })
}

type Sheet = Grid & { readonly fromX: number; readonly fromY: number }

/**
 * Projects the mesh with a depth buffer: `whole` has 0 wherever the foot is visible, `known` the interpolated values of
 * the vertices.
 */
function toMapSheet(
  { positions, triangles }: Mesh,
  look: ProjectPoint,
  mm?: Float32Array,
): { whole: Sheet; known: Sheet } {
  const corners = Array.from({ length: positions.length / 3 }, (_, corner) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(corner * 3, corner * 3 + 3)
    return look(x, y, z)
  })
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const min = (values: readonly number[]) => Math.floor(values.reduce((a, b) => Math.min(a, b), Infinity)) - 2
  const max = (values: readonly number[]) => Math.ceil(values.reduce((a, b) => Math.max(a, b), -Infinity)) + 2
  const [fromX, fromY] = [min(xs), min(ys)]
  const [columns, rows] = [(max(xs) - fromX) / cellMm + 1, (max(ys) - fromY) / cellMm + 1]
  const empty = () => new Float32Array(columns * rows).fill(Number.NaN)
  const [near, whole, known] = [empty().fill(-Infinity), empty(), empty()]
  for (let k = 0; k < triangles.length; k += 3) {
    const three = [0, 1, 2].map((index) => triangles[k + index] ?? 0)
    const [a, b, c] = three.map((corner) => corners[corner]) as [SheetPoint, SheetPoint, SheetPoint]
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    // Skips triangles that face away or are seen edge-on.
    if (area <= 0) continue
    const [i0, i1] = [Math.ceil(Math.min(a.x, b.x, c.x) - fromX), Math.floor(Math.max(a.x, b.x, c.x) - fromX)]
    const [j0, j1] = [Math.ceil(Math.min(a.y, b.y, c.y) - fromY), Math.floor(Math.max(a.y, b.y, c.y) - fromY)]
    for (let j = j0; j <= j1; j += 1)
      for (let i = i0; i <= i1; i += 1) {
        const [x, y] = [fromX + i, fromY + j]
        const v = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area
        const w = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area
        const cell = j * columns + i
        const depth = (1 - v - w) * a.near + v * b.near + w * c.near
        if (v < 0 || w < 0 || v + w > 1 || depth <= (near[cell] ?? 0)) continue
        near[cell] = depth
        whole[cell] = 0
        known[cell] = mixKnown(
          [1 - v - w, v, w],
          three.map((corner) => mm?.[corner] ?? 0),
        )
      }
  }
  const frame = { columns, rows, fromX, fromY }
  return { whole: { ...frame, values: whole }, known: { ...frame, values: known } }
}

/** NaN where most of a place has no value. */
function mixKnown(shares: readonly number[], values: readonly number[]): number {
  let [sum, known] = [0, 0]
  for (const [index, share] of shares.entries()) {
    const value = values[index] ?? Number.NaN
    if (Number.isNaN(value)) continue
    sum += share * value
    known += share
  }
  return known > 0.5 ? sum / known : Number.NaN
}

/** The contour lines of a sheet in mm, smoothed against the steps of its grid. */
function traceMapLines(sheet: Sheet, min: number): Lines {
  const lines = linesAround(sheet, min).filter((line) => line.length >= fewestSteps)
  return lines.map((line) =>
    line.flatMap((_, at) => {
      if (at % 2) return []
      const beside = Array.from({ length: 2 * softened + 1 }, (_one, k) => line.at((at + k - softened) % line.length))
      const mean = (of: (point: Point) => number) =>
        beside.reduce((sum, point) => sum + (point ? of(point) : 0), 0) / beside.length
      return [{ x: sheet.fromX + mean(({ x }) => x), y: sheet.fromY + mean(({ y }) => y) }]
    }),
  )
}

/** The view in which a spot is seen best: the one that its surface faces most. */
function bestView({ positions, normals }: FinishedMesh, [x, y, z]: Callout['at'], isLeft: boolean): FlatView {
  let [nearest, min] = [0, Infinity]
  for (let corner = 0; corner < positions.length / 3; corner += 1) {
    const [cx = 0, cy = 0, cz = 0] = positions.subarray(corner * 3, corner * 3 + 3)
    const far = Math.hypot(cx - x, cy - y, cz - z)
    if (far < min) [nearest, min] = [corner, far]
  }
  const [nx = 0, ny = 0, nz = 0] = normals.subarray(nearest * 3, nearest * 3 + 3)
  const facing = (view: FlatView) => lookFrom(view, isLeft)(nx, ny, nz).near
  return flatViews.toSorted((one, other) => facing(other) - facing(one))[0] ?? 'above'
}

/** The map seen from each side: the same clearances as in 3D, for customers who cannot rotate it. */
export function flatMaps(map: ClearanceMap, isLeft: boolean): readonly FlatMap[] {
  const callouts = toZoneCallouts(map).map((callout) => ({
    ...callout,
    view: bestView(map.foot, callout.at, isLeft),
  }))
  return flatViews.map((view) => {
    const look = lookFrom(view, isLeft)
    const { whole, known } = toMapSheet(map.foot, look, map.mm)
    return {
      view,
      foot: traceMapLines(whole, 0),
      bands: clearanceBands.map((band, index) => ({
        band,
        lines: traceMapLines(known, clearanceLinesMm[index - 1] ?? anyMm),
      })),
      inside: traceMapLines(toMapSheet(map.inside, look).whole, 0),
      callouts: callouts.flatMap(({ view: own, ...callout }) => {
        const { x, y } = look(...callout.at)
        return own === view ? [{ ...callout, spot: { x, y } }] : []
      }),
    }
  })
}
