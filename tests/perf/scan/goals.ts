import type { LabelReport } from './labels/score-labels.ts'
import type { BrokenReport, ScanReport } from './sum-up.ts'

/** A goal set before anything was measured, the result, and whether it is reached. Null where nothing was measured. */
export type Goal = {
  readonly name: string
  readonly wanted: string
  readonly is: number | null
  readonly isReached: boolean | null
}

/** A goal as a line for the terminal. */
export function formatGoal({ name, wanted, is, isReached }: Goal): string {
  const value = is === null ? 'not measured' : wanted.includes('%') ? `${(is * 100).toFixed(1)} %` : is.toFixed(2)
  return `${isReached === false ? 'NO ' : '   '} ${name}: ${value} (${wanted})`
}

export const max = (name: string, is: number | null | undefined, limit: number, unit: string): Goal => ({
  name,
  wanted: `${limit}${unit} or less`,
  is: is ?? null,
  isReached: is === null || is === undefined ? null : is <= limit,
})

export const min = (name: string, is: number | null | undefined, limit: number): Goal => ({
  name,
  wanted: limit === 1 ? '100 %' : `${limit * 100} % or more`,
  is: is ?? null,
  isReached: is === null || is === undefined ? null : is >= limit,
})

/** The error of the worst skin group relative to that of all bare feet. */
function worstSkin({ byGroup }: ScanReport): number | null {
  const groups = Object.values(byGroup.skin ?? {}).flatMap(({ lengthMm }) => lengthMm ?? [])
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const mean = groups.reduce((sum, group) => sum + group.mae * group.count, 0) / count
  return count === 0 ? null : Math.max(...groups.map(({ mae }) => mae)) / mean
}

export function toGoals(kept: ScanReport, broken: BrokenReport, coreGzip: number): Goal[] {
  const { lengthMm, ballWidthMm, bigToeAngleDeg } = kept.figures
  return [
    max('Length, mean absolute error', lengthMm?.mae, 0.7, ' mm'),
    max('Length, 95 of 100 are off by', lengthMm?.p95, 2, ' mm'),
    max('Ball width, mean absolute error', ballWidthMm?.mae, 1, ' mm'),
    max('Angle of the big toe, mean absolute error', bigToeAngleDeg?.mae, 2, ' degrees'),
    min('Side told right', kept.sideRight, 1),
    min('Form of the toes told right', kept.toeFormRight, 0.9),
    min('Photos by the protocol that are answered', kept.answerRate, 0.97),
    min('The same, with corners by hand where it was refused', kept.answerRateByHand, 1),
    max('Answers off by more than 4 mm', kept.wrongButAccepted.length, 0, ''),
    max('Worst group of skins, against the mean', worstSkin(kept), 1.5, ' times'),
    min('Photos against the protocol refused with the right code', broken.rejectedCorrectly, 0.98),
    max('Of those, answered and off by more than 4 mm', broken.wrongButAccepted.length, 0, ''),
    max('Time for 1200 x 1600 pixels, median', medianTime(kept, '1200 x 1600'), 600, ' ms'),
    max('Time for 12 megapixels, median', medianTime(kept, '3024 x 4032'), 1_000, ' ms'),
    max('Engine, minified and gzipped', coreGzip, 15_000, ' bytes'),
  ]
}

function medianTime({ milliseconds }: ScanReport, size: string): number | undefined {
  return milliseconds[size]?.measuring.median
}

/** The goals for photos that people take without instructions. */
export function toPeopleGoals({ wrong, errors, rightCode, tolerance, heelSeen, byHand }: LabelReport): Goal[] {
  return [
    max('Answers off by more than 5 mm', wrong.length, 0, ''),
    max('Length, mean absolute error', errors?.mae, 1.5, ' mm'),
    min('Refused with a right code', rightCode.all.share, 0.95),
    min('The length lies within its stated tolerance', tolerance.kept.share, 0.95),
    min('Heel seen, and nothing speaks against it: answered', heelSeen.toAnswer.share, 0.7),
    min('Pointed at by hand where a person can measure: answered', byHand.answerable.share, 1),
    max('Of these, answers off by more than 5 mm', byHand.wrong.length, 0, ''),
  ]
}
