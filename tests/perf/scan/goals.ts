import type { LabelReport } from './labels/score-labels.ts'
import type { BrokenReport, ScanReport } from './sum-up.ts'

/** What was promised before anything was measured, what came of it, and whether it holds. Nothing where nothing was measured. */
export type Goal = {
  readonly name: string
  readonly wanted: string
  readonly is: number | null
  readonly isReached: boolean | null
}

/** A goal in a line of the terminal. */
export function lineOf({ name, wanted, is, isReached }: Goal): string {
  const value = is === null ? 'not measured' : wanted.includes('%') ? `${(is * 100).toFixed(1)} %` : is.toFixed(2)
  return `${isReached === false ? 'NO ' : '   '} ${name}: ${value} (${wanted})`
}

export const most = (name: string, is: number | null | undefined, limit: number, unit: string): Goal => ({
  name,
  wanted: `${limit}${unit} or less`,
  is: is ?? null,
  isReached: is === null || is === undefined ? null : is <= limit,
})

export const least = (name: string, is: number | null | undefined, limit: number): Goal => ({
  name,
  wanted: limit === 1 ? '100 %' : `${limit * 100} % or more`,
  is: is ?? null,
  isReached: is === null || is === undefined ? null : is >= limit,
})

/** How much worse the worst group of skin is than all bare feet together. */
function worstSkin({ byGroup }: ScanReport): number | null {
  const groups = Object.values(byGroup.skin ?? {}).flatMap(({ lengthMm }) => lengthMm ?? [])
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const mean = groups.reduce((sum, group) => sum + group.mae * group.count, 0) / count
  return count === 0 ? null : Math.max(...groups.map(({ mae }) => mae)) / mean
}

export function goalsOf(kept: ScanReport, broken: BrokenReport, coreGzip: number): Goal[] {
  const { lengthMm, ballWidthMm, bigToeAngleDeg } = kept.figures
  return [
    most('Length, mean absolute error', lengthMm?.mae, 0.7, ' mm'),
    most('Length, 95 of 100 are off by', lengthMm?.p95, 2, ' mm'),
    most('Ball width, mean absolute error', ballWidthMm?.mae, 1, ' mm'),
    most('Angle of the big toe, mean absolute error', bigToeAngleDeg?.mae, 2, ' degrees'),
    least('Side told right', kept.sideRight, 1),
    least('Form of the toes told right', kept.toeFormRight, 0.9),
    least('Photos by the protocol that are answered', kept.answerRate, 0.97),
    least('The same, with corners by hand where it was refused', kept.answerRateByHand, 1),
    most('Answers off by more than 4 mm', kept.wrongButAccepted.length, 0, ''),
    most('Worst group of skins, against the mean', worstSkin(kept), 1.5, ' times'),
    least('Photos against the protocol refused with the right code', broken.refusedRight, 0.98),
    most('Of those, answered and off by more than 4 mm', broken.wrongButAccepted.length, 0, ''),
    most('Time for 1200 x 1600 pixels, median', timeOf(kept, '1200 x 1600'), 600, ' ms'),
    most('Time for 12 megapixels, median', timeOf(kept, '3024 x 4032'), 1_000, ' ms'),
    most('Engine, minified and gzipped', coreGzip, 15_000, ' bytes'),
  ]
}

function timeOf({ milliseconds }: ScanReport, size: string): number | undefined {
  return milliseconds[size]?.measuring.median
}

/** Of photos as people take them. */
export function peopleGoalsOf({ wrong, errors, rightCode, tolerance, heelSeen, byHand }: LabelReport): Goal[] {
  return [
    most('Answers off by more than 5 mm', wrong.length, 0, ''),
    most('Length, mean absolute error', errors?.mae, 1.5, ' mm'),
    least('Refused with a right code', rightCode.all.share, 0.95),
    least('The length lies within its stated tolerance', tolerance.kept.share, 0.95),
    least('Heel seen, and nothing speaks against it: answered', heelSeen.toAnswer.share, 0.7),
    least('Pointed at by hand where a person can measure: answered', byHand.answerable.share, 1),
    most('Of these, answers off by more than 5 mm', byHand.wrong.length, 0, ''),
  ]
}
