import type { ScanOutcome } from '../scan-case.ts'
import { groupBy, summarizeSpread } from '../spread.ts'
import type { Label } from './read-labels.ts'

/** A photo: its label, and what the engine made of it, alone and with what a hand points at. */
export type LabelledCase = {
  readonly label: Pick<Label, 'file' | 'side' | 'sigmaMm' | 'isHeelSeen' | 'isAnswerable' | 'codes'>
  readonly lengthMm: number | undefined
  readonly alone: ScanOutcome
  /** Nothing where a hand cannot point at the sheet. */
  readonly byHand: ScanOutcome | null
}

/** An answer that is off by more misleads its customer, whatever the label's own unsureness. */
const wrongBeyondMm = 5

type ScoredLabel = {
  readonly name: string
  readonly lengthMm: number
  readonly errorMm: number
  readonly sigmaMm: number
  readonly toleranceMm: number
  /** What the label's unsureness does not explain. */
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

/** What a refusal, or an answer, is called in the tables. */
const saidBy = (outcome: ScanOutcome) => (outcome.isAnswer ? 'answered' : outcome.code)
/** What should have been said first; a photo that no code fits should have been answered. */
const wantedBy = ({ codes }: LabelledCase['label']) => codes[0] ?? 'answer'

function tally(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]))
}

/** How well photos are answered and refused, against labels: by hand of real ones, exact ones of drawn ones. */
export function scoreLabels(cases: readonly LabelledCase[]) {
  const told = cases.flatMap((one) => reportsFrom(one, one.alone))
  const handReports = cases.flatMap((one) => reportsFrom(one, one.byHand))
  const answered = cases.filter(({ alone }) => alone.isAnswer)
  const ownCase = ({ label }: LabelledCase) => label.isHeelSeen && label.isAnswerable && label.codes.length === 0
  const heelSeen = cases.filter(({ label }) => label.isHeelSeen)
  const toAnswer = cases.filter(ownCase)
  const unspoken = cases.filter(({ label }) => label.isAnswerable && label.codes.length === 0)
  const pointable = cases.filter(({ label }) => label.isAnswerable)
  // An answer to what a person can answer is judged by its error alone, whichever code would have been right too.
  const judged = cases.filter(({ label, alone }) => !alone.isAnswer || !label.isAnswerable)
  const right = judged.filter(isCorrectRejection)
  return {
    photos: cases.length,
    answered: toShare(answered, cases),
    /** Answered, off by more than 5 mm beyond two sigma of the label. */
    wrong: told.filter(isWrong).map(({ name }) => name),
    /** Answered where even a careful person cannot tell. */
    answeredUnanswerable: answered.filter(({ label }) => !label.isAnswerable).map(({ label }) => label.file),
    answers: told.toSorted((one, other) => Math.abs(other.errorMm) - Math.abs(one.errorMm)),
    errors: summarizeSpread(told.map(({ errorMm }) => errorMm)),
    tolerance: {
      kept: toShare(
        told.filter(({ errorMm, toleranceMm }) => Math.abs(errorMm) <= toleranceMm),
        told,
      ),
      /** The same, where two sigma of the label are taken off the error first. */
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
      /** Of those that nothing else speaks against. */
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
