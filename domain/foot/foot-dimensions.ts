import type { Figure, FootMeasures } from './foot-figures.ts'
import type { Point } from './geometry/point.ts'
import { solve } from './geometry/solve.ts'

export const dimensionNames = ['lengthMm', 'ballWidthMm', 'heelWidthMm'] as const
export type DimensionName = (typeof dimensionNames)[number]

/** Where a number was taken, in pixels of the photo: between these ends, which lie beside the foot for its length. */
export type Dimension = {
  readonly name: DimensionName
  readonly figure: Figure
  readonly ends: readonly [Point, Point]
  /** From each end to what it is the height of. */
  readonly touches: readonly [Point, Point] | undefined
}

/** A point of the foot: where it lies in its own axes, in mm, and where in the photo. */
type MatchedPoint = { readonly own: Point; readonly seen: Point }

/** So far beside the foot its length is drawn, as a share of it. */
const asideShare = 0.08
/** Where heels are widest, and where both ends of the ball lie, as shares of the length: as the engines look for them. */
const [heelRows, innerRows, outerRows] = [
  [0.08, 0.24],
  [0.62, 0.8],
  [0.56, 0.69],
] as const

/** Where the numbers of a traced foot were taken along its line; of a foot beside another its length is drawn outside of both. */
export function toDimensions(foot: FootMeasures, line: readonly Point[], isBeside: boolean): Dimension[] {
  const { figures, side } = foot
  const places = placesAlong(foot.outline, line)
  const toPhoto = intoPhoto(places)
  if (!toPhoto) return []
  const inwards = side === 'left' ? 1 : -1
  const across = ({ own }: MatchedPoint) => own.x * inwards
  const along = ({ own }: MatchedPoint) => own.y
  const [heel, toe] = [max(places, (one) => -along(one)), max(places, along)]
  const long = along(toe) - along(heel)
  const within = ([from, to]: readonly [number, number]) =>
    places.filter(({ own }) => own.y >= from * long && own.y <= to * long)
  const aside = isBeside ? -1 : 1
  const x = inwards * aside * (Math.max(...places.map((one) => aside * across(one))) + asideShare * long)
  const dimension = (
    name: DimensionName,
    ends: readonly [Point, Point] | undefined,
    touches?: Dimension['touches'],
  ): Dimension[] => {
    const figure = figures[name]
    return figure && ends ? [{ name, figure, ends, touches }] : []
  }
  const [inner, outer] = [within(innerRows), within(outerRows)]
  return [
    ...dimension('lengthMm', [toPhoto({ x, y: along(heel) }), toPhoto({ x, y: along(toe) })], [heel.seen, toe.seen]),
    ...dimension(
      'ballWidthMm',
      inner.length > 0 && outer.length > 0
        ? [max(inner, across).seen, max(outer, (one) => -across(one)).seen]
        : undefined,
    ),
    ...dimension('heelWidthMm', widestRow(within(heelRows))),
  ]
}

/** The outline of a traced foot has a point for each of its line; of a foot in a photo that is not so, and nothing is drawn by it. */
function placesAlong(outline: readonly Point[], line: readonly Point[]): MatchedPoint[] {
  if (outline.length !== line.length) return []
  return outline.flatMap((own, k) => {
    const seen = line[k]
    return seen ? [{ own, seen }] : []
  })
}

function max(places: readonly MatchedPoint[], of: (place: MatchedPoint) => number): MatchedPoint {
  return places.reduce((best, place) => (of(place) > of(best) ? place : best))
}

/** Across the heel where it is widest: each place of one side with that of the other which lies most nearly as far along. */
function widestRow(places: readonly MatchedPoint[]): [Point, Point] | undefined {
  const others = places.filter(({ own }) => own.x < 0)
  if (others.length === 0) return undefined
  let widest: { mm: number; ends: [Point, Point] } | undefined
  for (const one of places) {
    if (one.own.x <= 0) continue
    const other = max(others, ({ own }) => -Math.abs(own.y - one.own.y))
    const mm = one.own.x - other.own.x
    if (mm > (widest?.mm ?? 0)) widest = { mm, ends: [one.seen, other.seen] }
  }
  return widest?.ends
}

/** From the foot's own axes into the photo: over so small a part of it a plane is seen as if from afar. */
function intoPhoto(places: readonly MatchedPoint[]): ((own: Point) => Point) | undefined {
  const rows = places.map(({ own }) => [own.x, own.y, 1])
  const fitted = (values: readonly number[]) => {
    const sums = [0, 1, 2].map((i) => [0, 1, 2].map((j) => sum(rows.map((row) => row[i]! * row[j]!))))
    const right = [0, 1, 2].map((i) => sum(rows.map((row, k) => row[i]! * values[k]!)))
    return solve(sums, right)
  }
  const [xs, ys] = [fitted(places.map(({ seen }) => seen.x)), fitted(places.map(({ seen }) => seen.y))]
  if (!xs || !ys) return undefined
  const at = ([a, b, c]: number[], { x, y }: Point) => a! * x + b! * y + c!
  return (own) => ({ x: at(xs, own), y: at(ys, own) })
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
