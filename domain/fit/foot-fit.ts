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
  /** With whom its owner wants to be compared; nobody is by a guess. */
  readonly group: Population | undefined
  /** Whether the scan is so old that the foot may have changed (`isOldScan`). */
  readonly isOld: boolean
}

/** Everything that is said of how a shoe fits one foot. */
export type FootFit = {
  readonly side: FootSide
  readonly rows: readonly RoomRow[]
  readonly confidence: ConfidenceFacts
  /** Sizes of other shoes that are made for about this foot. A system may have none for so short a one. */
  readonly sizes: Readonly<Partial<Record<CountedSystem, SizeRange>>>
  /** Of women or of men: the tables of both differ. */
  readonly width?: WidthRange
  readonly places: Readonly<Partial<Record<FigureName, PlaceRange>>>
}

const names = Object.keys(figureUnits) as FigureName[]

/** Of a foot whose missing numbers were estimated (`estimateMissing`). */
export function assessFootFit(foot: FootMeasures, { feel, adjustments, group, isOld }: FitInput): FootFit {
  const { lengthMm, ballGirthMm } = foot.figures
  const sizes = countedSystems.flatMap((system) => {
    const range = sizeRange(lengthMm, system)
    return range ? [[system, range] as const] : []
  })
  const width = group && ballGirthMm && widthRange(lengthMm, ballGirthMm, group)
  const places = names.flatMap((name) => {
    const index = group && placeAmong(name, foot.figures[name], group)
    return index ? [[name, index] as const] : []
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
