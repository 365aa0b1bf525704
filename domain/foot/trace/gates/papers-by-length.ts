import { findPercentile } from '../../percentiles.ts'
import type { PaperName } from '../../photo/paper/papers.ts'
import { plausibleRanges } from '../../plausible.ts'
import { isSizeOther } from './told-differently.ts'

/** How long the feet are if the sheet is that one. */
export type SheetLengths = { readonly paper: PaperName; readonly lengthsMm: readonly number[] }

/** Shorter ones than we make shoes for are feet all the same: they are not to be taken for larger ones on a larger sheet. */
const minMm = plausibleRanges.lengthMm.min
/** So few of 100 men have a longer foot, and fewer women: 312 mm. People with longer feet state their usual size, because larger sheets are recommended by it. */
const rarePercent = 0.1

/**
 * Which of two sheets of one shape it is, by how long a foot on it can be: the one that goes with the usual size, where one alone does; else
 * those on which it is a foot at all. Nearly all lie on A4 by that, for a grown-up foot would be 330 mm and more on A3.
 */
export function papersByLength(readings: readonly SheetLengths[], usualMm: number | undefined): PaperName[] {
  const matchingReadings = readings.filter((reading) => usualMm !== undefined && goesWith(reading, usualMm))
  const likely = matchingReadings.length === 1 ? matchingReadings : readings.filter(isFoot)
  return likely.map(({ paper }) => paper)
}

const goesWith = ({ lengthsMm }: SheetLengths, usualMm: number) =>
  lengthsMm.some((value) => !isSizeOther({ value, tolerance: 0 }, usualMm))

const isFoot = ({ lengthsMm }: SheetLengths): boolean =>
  lengthsMm.length > 0 && lengthsMm.every((mm) => mm >= minMm && !isTooLong(mm))

export const isTooLong = (mm: number): boolean => 100 - (findPercentile('lengthMm', mm, 'men') ?? 0) < rarePercent

/** New pencils are the longest pens: 175 to 190 mm (ISO 9180 has none; from what is sold). Most of 140 mm would be 198 mm on a sheet that is twice as large. */
const longestPenMm = 191

/** Of the sheets on which a foot may lie, those on which the pen beside it has a possible size; `longMm` is its length there, if its ends were detected. */
export function papersByPen(likely: readonly PaperName[], longMm: (paper: PaperName) => number | undefined) {
  const left = likely.filter((paper) => (longMm(paper) ?? 0) <= longestPenMm)
  return left.length > 0 ? left : likely
}
