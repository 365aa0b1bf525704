import type { Point } from '../../geometry/point.ts'
import { quantile } from '../../geometry/quantile.ts'
import { colourIn } from '../../photo/picture/colour-at.ts'
import type { FlatSheet } from '../flat/flatten.ts'
import { mmToPixel } from '../flat/sheet-grid.ts'

/** A line across the pen: its colours as shares of the paper beside it, every `stepMm` from `-reachMm` on. */
export type PenSection = { readonly alongMm: number; readonly shares: readonly (readonly [number, number, number])[] }

/** The line that a pen's middle is looked for along: where it begins, and which way it goes. */
export type PenAxis = { readonly from: Point; readonly towards: Point }

export const stepMm = 0.25
/** Of the paper beside the pen so much is looked at, on either side. */
const paperMm = 5
/** The paper's light changes slowly: its colour is the middle one of so many sections before and behind. */
const evenly = 12

export const placeAt = ({ from, towards }: PenAxis, along: number, across: number): Point => ({
  x: from.x + towards.x * along - towards.y * across,
  y: from.y + towards.y * along + towards.x * across,
})

/** The sections of a pen from one place along its axis to another, a millimetre apart; where the sheet ends they end. */
export function cutPenSections(
  flat: FlatSheet,
  axis: PenAxis,
  fromMm: number,
  toMm: number,
  reachMm: number,
): PenSection[] {
  const places: number[] = []
  for (let along = fromMm; along <= toMm; along += 1) {
    const { x, y } = placeAt(axis, along, 0)
    if (x > 0 && y > 0 && x < flat.widthMm && y < flat.heightMm) places.push(along)
  }
  const count = Math.round((2 * (reachMm + paperMm)) / stepMm) + 1
  const raw = places.map((along) =>
    Array.from({ length: count }, (_, k) => colourAt(flat, axis, along, k * stepMm - reachMm - paperMm)),
  )
  const edge = Math.round(paperMm / stepMm)
  const beside = raw.map((colours) => [middling(colours.slice(0, edge)), middling(colours.slice(-edge))] as const)
  return raw.map((colours, nth) => {
    const near = beside.slice(Math.max(0, nth - evenly), nth + evenly + 1)
    const [left, right] = [middling(near.map(([one]) => one)), middling(near.map(([, other]) => other))]
    const inner = colours.slice(edge, count - edge)
    const shares = inner.map((colour, k) => {
      const part = k / (inner.length - 1)
      return [0, 1, 2].map((c) =>
        light(colour[c]! / Math.max(8, left[c]! * (1 - part) + right[c]! * part)),
      ) as unknown as Colour
    })
    return { alongMm: places[nth]!, shares }
  })
}

/** How much light it was: photos hold about its root. Half way between two sides is half of the light, and not of the root. */
const light = (share: number) => share * share

type Colour = readonly [number, number, number]

/** The mean over half a millimetre along the pen: grain counts less, and a pen changes little. */
function colourAt(flat: FlatSheet, axis: PenAxis, along: number, across: number): Colour {
  const sum = [0, 0, 0]
  for (const by of [-0.25, 0.25]) {
    const place = placeAt(axis, along + by, across)
    // Beside the sheet is the floor: there the paper is taken to go on as it is at its edge.
    const { x, y } = mmToPixel(flat, within(place.x, flat.widthMm), within(place.y, flat.heightMm))
    const colour = colourIn(flat.picture, x + 0.5, y + 0.5)
    for (let c = 0; c < 3; c += 1) sum[c]! += colour[c]! / 2
  }
  return sum as unknown as Colour
}

/** The edge itself is soft, and throws a thin shade. */
const edgeMm = 1.2

const within = (mm: number, longMm: number) => Math.min(longMm - edgeMm, Math.max(edgeMm, mm))

/** Each channel's median: the drawn line may pass there. */
const middling = (colours: readonly Colour[]): Colour =>
  [0, 1, 2].map(
    (c) =>
      quantile(
        colours.map((colour) => colour[c]!),
        0.5,
      ) ?? 1,
  ) as unknown as Colour
