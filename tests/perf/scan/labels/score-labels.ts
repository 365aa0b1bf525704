import type { ScanOutcome } from '../scan-case.ts'
import { groupBy, summarizeSpread } from '../spread.ts'
import type { Label } from './read-labels.ts'

/** A photo with its label and the engine's outcome, without and with marks by hand. */
export type LabelledCase = {
  readonly label: Pick<Label, 'file' | 'side' | 'sigmaMm' | 'isHeelSeen' | 'isAnswerable' | 'codes'>
  readonly lengthMm: number | undefined
  readonly alone: ScanOutcome
  /** Null where the sheet cannot be marked by hand. */
  readonly byHand: ScanOutcome | null
}

/** An answer with a larger error misleads its customer, whatever the label's own uncertainty. */
const wrongBeyondMm = 5

type ScoredLabel = {
  readonly name: string
  readonly lengthMm: number
  readonly errorMm: number
  readonly sigmaMm: number
  readonly toleranceMm: number
  /** The error that the label's uncertainty does not explain. */
  readonly beyondMm: number
  readonly quality: number
}

function reportsFrom({ label, lengthMm }: LabelledCase, outcome: ScanOutcome | null): ScoredLabel[] {
  const was = outcome?.isAnswer ? outcome.figures.lengthMm : undefined
  if (!outcome?.isAnswer || was === undefined || lengthMm === undefined || label.sigmaMm === null) return []
  const { sigmaMm, file: name } = label
  const errorMm = was - lengthMm
  const beyondMm = Math.max(0, Math.abs(errorMm) - 2 * sigmaMm)
  const toleranceMm = outcome.tolerances.lengthMm ?? 0
  return [{ name, lengthMm: was, errorMm, sigmaMm, toleranceMm, beyondMm, quality: outcome.quality }]
}

const isAnswer = (outcome: ScanOutcome | null) => outcome?.isAnswer === true
const isWrong = ({ beyondMm }: ScoredLabel) => beyondMm > wrongBeyondMm
const toShare = (some: readonly unknown[], all: readonly unknown[]) => ({
  count: some.length,
  of: all.length,
  share: all.length === 0 ? null : some.length / all.length,
})

const isCorrectRejection = ({ label, alone }: LabelledCase) =>
  !alone.isAnswer && label.codes.some((code) => code === alone.code)

/** The name of a rejection, or of an answer, in the tables. */
const saidBy = (outcome: ScanOutcome) => (outcome.isAnswer ? 'answered' : outcome.code)
/** The best code; a photo without a code should have been answered. */
const wantedBy = ({ codes }: LabelledCase['label']) => codes[0] ?? 'answer'

function tally(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]))
}

/**
 * Scores the answers and rejections of photos against labels: labels by hand for real photos, exact ones for drawn
 * photos.
 */
export function scoreLabels(cases: readonly LabelledCase[]) {
  const told = cases.flatMap((one) => reportsFrom(one, one.alone))
  const handReports = cases.flatMap((one) => reportsFrom(one, one.byHand))
  const answered = cases.filter(({ alone }) => alone.isAnswer)
  const ownCase = ({ label }: LabelledCase) => label.isHeelSeen && label.isAnswerable && label.codes.length === 0
  const heelSeen = cases.filter(({ label }) => label.isHeelSeen)
  const toAnswer = cases.filter(ownCase)
  const unspoken = cases.filter(({ label }) => label.isAnswerable && label.codes.length === 0)
  const pointable = cases.filter(({ label }) => label.isAnswerable)
  // An answer to an answerable photo is scored by its error alone, even if a rejection would have been correct too.
  const judged = cases.filter(({ label, alone }) => !alone.isAnswer || !label.isAnswerable)
  const right = judged.filter(isCorrectRejection)
  return {
    photos: cases.length,
    answered: toShare(answered, cases),
    /** Answers that are off by more than 5 mm beyond two sigma of the label. */
    wrong: told.filter(isWrong).map(({ name }) => name),
    /** Answers where even a careful person cannot tell the length. */
    answeredUnanswerable: answered.filter(({ label }) => !label.isAnswerable).map(({ label }) => label.file),
    answers: told.toSorted((one, other) => Math.abs(other.errorMm) - Math.abs(one.errorMm)),
    errors: summarizeSpread(told.map(({ errorMm }) => errorMm)),
    tolerance: {
      kept: toShare(
        told.filter(({ errorMm, toleranceMm }) => Math.abs(errorMm) <= toleranceMm),
        told,
      ),
      /** The same, after subtracting two sigma of the label from the error. */
      retainedBeyondLabel: toShare(
        told.filter(({ beyondMm, toleranceMm }) => beyondMm <= toleranceMm),
        told,
      ),
    },
    sideRight: toShare(
      answered.filter(({ label, alone }) => alone.isAnswer && alone.side === label.side),
      answered,
    ),
    toAnswer: toShare(
      unspoken.filter(({ alone }) => alone.isAnswer),
      unspoken,
    ),
    heelSeen: {
      all: toShare(
        heelSeen.filter(({ alone }) => alone.isAnswer),
        heelSeen,
      ),
      /** The share of the photos with a visible heel and no correct rejection. */
      toAnswer: toShare(
        toAnswer.filter(({ alone }) => alone.isAnswer),
        toAnswer,
      ),
    },
    rightCode: {
      all: toShare(right, judged),
      wanted: Object.fromEntries(
        [...groupBy(judged, ({ label }) => wantedBy(label))].map(([code, some]) => [
          code,
          {
            right: toShare(some.filter(isCorrectRejection), some),
            said: tally(some.map(({ alone }) => saidBy(alone))),
          },
        ]),
      ),
      said: Object.fromEntries(
        [...groupBy(judged, ({ alone }) => saidBy(alone))].map(([code, some]) => [
          code,
          toShare(some.filter(isCorrectRejection), some),
        ]),
      ),
    },
    byHand: {
      answerable: toShare(
        pointable.filter(({ byHand }) => isAnswer(byHand)),
        pointable,
      ),
      wrong: handReports.filter(isWrong).map(({ name }) => name),
      answers: handReports.toSorted((one, other) => Math.abs(other.errorMm) - Math.abs(one.errorMm)),
      rejections: tally(pointable.flatMap(({ byHand }) => (byHand && !byHand.isAnswer ? [`${byHand.code}`] : []))),
    },
    rows: cases.map(({ label, lengthMm, alone, byHand }) => ({
      file: label.file,
      lengthMm,
      sigmaMm: label.sigmaMm,
      wanted: label.codes.length === 0 ? 'answer' : label.codes.join(' '),
      said: saidBy(alone),
      byHand: byHand ? saidBy(byHand) : null,
    })),
  }
}

export type LabelReport = ReturnType<typeof scoreLabels>
