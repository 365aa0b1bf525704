import { photoStages } from '#domain/foot/photo/question/photo-question.ts'
import {
  groupings,
  type JudgedFigure,
  judgedFigures,
  measureError,
  type ScanCase,
  type ScanOutcome,
} from './scan-case.ts'
import { groupBy, quantile, summarizeSpread } from './spread.ts'

/** An answer with a larger error misleads its customer: it should have been a rejection. */
const wrongBeyondMm = 4

const measureErrors = (cases: readonly ScanCase[], figure: JudgedFigure) =>
  cases.flatMap((one) => measureError(one, figure) ?? [])

const isAnswered = ({ outcome }: ScanCase) => outcome.isAnswer
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** Whether the length or width of an answer is far from the truth, or there is no foot. */
export function isWrong(one: ScanCase): boolean {
  if (!one.outcome.isAnswer) return false
  if (one.broken?.hasFoot === false) return true
  return (['lengthMm', 'ballWidthMm'] as const).some(
    (figure) => Math.abs(measureError(one, figure) ?? 0) > wrongBeyondMm,
  )
}

/** The share of correct answers, among those whose truth is known. */
function rightShare(cases: readonly ScanCase[], figure: 'side' | 'toeForm') {
  const judged = cases.filter(({ outcome, expected }) => outcome.isAnswer && expected[figure] !== undefined)
  const right = judged.filter(({ outcome, expected }) => outcome.isAnswer && outcome[figure] === expected[figure])
  return share(right.length, judged.length)
}

/** The share of answers whose error is within their stated tolerance. */
function withinTolerance(cases: readonly ScanCase[], figure: JudgedFigure) {
  const judged = cases.flatMap((one) => {
    const error = measureError(one, figure)
    const tolerance = one.outcome.isAnswer ? one.outcome.tolerances[figure] : undefined
    return error === undefined || tolerance === undefined ? [] : [Math.abs(error) <= tolerance]
  })
  return share(judged.filter((isWithin) => isWithin).length, judged.length)
}

function counts(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]))
}

const countCodes = (outcomes: readonly ScanOutcome[]) =>
  counts(outcomes.flatMap((outcome) => (outcome.isAnswer ? [] : [outcome.code])))

function summarizeTimes(all: readonly number[]) {
  return { median: quantile(all, 0.5), p95: quantile(all, 0.95), max: Math.max(0, ...all) }
}

/** Sums up photos that follow the protocol: how many were answered, with which errors, and in which groups. */
export function sumUp(cases: readonly ScanCase[]) {
  const answered = cases.filter(isAnswered)
  const figures = Object.fromEntries(
    judgedFigures.map((figure) => {
      const spread = summarizeSpread(measureErrors(cases, figure))
      return [figure, spread && { ...spread, withinTolerance: withinTolerance(cases, figure) }]
    }),
  )
  const byGroup = Object.fromEntries(
    groupings.map((grouping) => [
      grouping,
      Object.fromEntries(
        [...groupBy(cases, ({ groups }) => groups[grouping])].map(([name, some]) => [
          name,
          {
            photos: some.length,
            answerRate: share(some.filter(isAnswered).length, some.length),
            lengthMm: summarizeSpread(measureErrors(some, 'lengthMm')),
            ballWidthMm: summarizeSpread(measureErrors(some, 'ballWidthMm')),
            bigToeAngleDeg: summarizeSpread(measureErrors(some, 'bigToeAngleDeg')),
            toeFormRight: rightShare(some, 'toeForm'),
          },
        ]),
      ),
    ]),
  )
  const byHand = cases.flatMap((one) => one.byHand ?? [])
  return {
    photos: cases.length,
    answered: answered.length,
    answerRate: share(answered.length, cases.length),
    /** Includes photos that were rejected without, and answered with, the corners of the sheet set by hand. */
    answerRateByHand: share(answered.length + byHand.filter(({ isAnswer }) => isAnswer).length, cases.length),
    rejections: countCodes(cases.map(({ outcome }) => outcome)),
    rejectionsByHand: countCodes(byHand),
    wrongByHand: cases.filter((one) => one.byHand && isWrong({ ...one, outcome: one.byHand })).map(({ name }) => name),
    rejected: cases.filter((one) => !isAnswered(one)).map(({ name }) => name),
    wrongButAccepted: cases.filter(isWrong).map(({ name }) => name),
    worst: findWorstCases(cases),
    sideRight: rightShare(cases, 'side'),
    toeFormRight: rightShare(cases, 'toeForm'),
    figures,
    byGroup,
    milliseconds: timesBySize(cases),
  }
}

/** The photos with the largest errors in length or width, to be examined first. */
function findWorstCases(cases: readonly ScanCase[]) {
  const judged = cases.flatMap((one) => {
    const [lengthMm, ballWidthMm] = [measureError(one, 'lengthMm'), measureError(one, 'ballWidthMm')]
    return lengthMm === undefined && ballWidthMm === undefined ? [] : [{ name: one.name, lengthMm, ballWidthMm }]
  })
  const off = ({ lengthMm = 0, ballWidthMm = 0 }) => Math.max(Math.abs(lengthMm), Math.abs(ballWidthMm))
  return judged.toSorted((one, other) => off(other) - off(one)).slice(0, 10)
}

function timesBySize(cases: readonly ScanCase[]) {
  return Object.fromEntries(
    [...groupBy(cases, ({ groups }) => groups.size)].map(([size, some]) => [
      size,
      {
        photos: some.length,
        measuring: summarizeTimes(some.map(({ totalMs }) => totalMs)),
        processor: summarizeTimes(some.map(({ processorMs }) => processorMs)),
        decoding: summarizeTimes(some.map(({ decodeMs }) => decodeMs)),
        stages: Object.fromEntries(
          photoStages.map((stage) => [stage, summarizeTimes(some.flatMap(({ stageMs }) => stageMs[stage] ?? []))]),
        ),
      },
    ]),
  )
}

/** Sums up photos that break the protocol: whether they were rejected, and for the right reason. */
export function sumUpBroken(cases: readonly ScanCase[]) {
  const isRight = ({ outcome, broken }: ScanCase) =>
    !outcome.isAnswer && broken?.codes.some((code) => code === outcome.code) === true
  const byKind = Object.fromEntries(
    [...groupBy(cases, ({ broken }) => broken?.kind)].map(([kind, some]) => [
      kind,
      {
        photos: some.length,
        rejectedCorrectly: share(some.filter(isRight).length, some.length),
        accepted: some.filter(isAnswered).length,
        codes: countCodes(some.map(({ outcome }) => outcome)),
      },
    ]),
  )
  return {
    photos: cases.length,
    rejected: cases.filter((one) => !isAnswered(one)).length,
    rejectedCorrectly: share(cases.filter(isRight).length, cases.length),
    notRejectedCorrectly: cases.filter((one) => !isRight(one)).map(({ name }) => name),
    wrongButAccepted: cases.filter(isWrong).map(({ name }) => name),
    byKind,
  }
}

export type ScanReport = ReturnType<typeof sumUp>
export type BrokenReport = ReturnType<typeof sumUpBroken>
