import { type FigureName, type FootMeasures, type FootSide, figureUnits } from '../foot/foot-figures.ts'
import { type PlaceRange, placeAmong } from '../foot/percentiles.ts'
import type { Population } from '../foot/population.ts'
import { type CountedSystem, countedSystems, type SizeRange, sizeRange } from '../foot/shoe-size.ts'
import { type WidthRange, widthRange } from '../foot/shoe-width.ts'
import { assessConfidence, type ConfidenceFacts } from './confidence.ts'
import type { Feel } from './feel.ts'
import type { Adjustments } from './room.ts'
import { type RoomRow, roomTable } from './room-table.ts'

export type FitInput = {
  readonly feel: Feel
  readonly adjustments: Adjustments
  /** The comparison group that the customer chose; never guessed. */
  readonly group: Population | undefined
  /** Whether the scan is so old that the foot may have changed (`isOldScan`). */
  readonly isOld: boolean
}

/** Everything that is shown about the fit of a shoe on one foot. */
export type FootFit = {
  readonly side: FootSide
  readonly rows: readonly RoomRow[]
  readonly confidence: ConfidenceFacts
  /** Sizes of other shoes for about this foot. A system may have none for so short a foot. */
  readonly sizes: Readonly<Partial<Record<CountedSystem, SizeRange>>>
  /** Needs a comparison group: the tables for women and men differ. */
  readonly width?: WidthRange
  readonly places: Readonly<Partial<Record<FigureName, PlaceRange>>>
}

const names = Object.keys(figureUnits) as FigureName[]

/** Expects a foot whose missing figures were estimated (`estimateMissing`). */
export function assessFootFit(foot: FootMeasures, { feel, adjustments, group, isOld }: FitInput): FootFit {
  const { lengthMm, ballGirthMm } = foot.figures
  const sizes = countedSystems.flatMap((system) => {
    const range = sizeRange(lengthMm, system)
    return range ? [[system, range] as const] : []
  })
  const width = group && ballGirthMm && widthRange(lengthMm, ballGirthMm, group)
  const places = names.flatMap((name) => {
    const place = group && placeAmong(name, foot.figures[name], group)
    return place ? [[name, place] as const] : []
  })
  return {
    side: foot.side,
    rows: roomTable(foot, feel, adjustments),
    confidence: assessConfidence(foot, isOld),
    sizes: Object.fromEntries(sizes),
    ...(width && { width }),
    places: Object.fromEntries(places),
  }
}
