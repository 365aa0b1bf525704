import { traceStages } from '#domain/foot/trace/question/trace-question.ts'
import { type JudgedFigure, judgedFigures } from '../scan-case.ts'
import { groupBy, quantile, type Spread, summarizeSpread } from '../spread.ts'
import {
  type FootCase,
  footCases,
  isWrongTrace,
  measureFootError,
  type TraceCase,
  traceGroupings,
} from './trace-case.ts'

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)
const isAnswered = ({ outcome }: TraceCase) => outcome.isAnswer

export type FigureReport = Spread & { readonly withinTolerance: number | null; readonly meanTolerance: number }

function figureReport(feet: readonly FootCase[], figure: JudgedFigure): FigureReport | null {
  const judged = feet.flatMap((foot) => {
    const error = measureFootError(foot, figure)
    return error === undefined ? [] : [{ error, tolerance: foot.told.tolerances[figure] ?? 0 }]
  })
  const spread = summarizeSpread(judged.map(({ error }) => error))
  if (!spread) return null
  const within = judged.filter(({ error, tolerance }) => Math.abs(error) <= tolerance)
  const meanTolerance = judged.reduce((sum, { tolerance }) => sum + tolerance, 0) / judged.length
  return { ...spread, withinTolerance: share(within.length, judged.length), meanTolerance }
}

function counts(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]))
}

const countCodes = (cases: readonly TraceCase[]) =>
  counts(cases.flatMap(({ outcome }) => (outcome.isAnswer ? [] : [outcome.code])))

const summarizeTimes = (all: readonly number[]) => ({ median: quantile(all, 0.5), p95: quantile(all, 0.95) })

function rightShare(feet: readonly FootCase[], figure: 'side' | 'toeForm') {
  const judged = feet.filter(({ expected, told }) => expected[figure] !== undefined && told[figure] !== undefined)
  return share(judged.filter(({ expected, told }) => expected[figure] === told[figure]).length, judged.length)
}

/** Sums up photos that can be answered: how many were, with which errors, and in which groups. */
export function sumUpTraces(cases: readonly TraceCase[]) {
  const feet = cases.flatMap(footCases)
  const figures = Object.fromEntries(judgedFigures.map((figure) => [figure, figureReport(feet, figure)])) as Readonly<
    Record<JudgedFigure, FigureReport | null>
  >
  const marked = feet.filter(({ isMarked }) => isMarked)
  const told = marked.filter((foot) => measureFootError(foot, 'toeGapAlongMm') !== undefined)
  return {
    photos: cases.length,
    answered: cases.filter(isAnswered).length,
    answerRate: share(cases.filter(isAnswered).length, cases.length),
    rejections: countCodes(cases),
    rejected: cases
      .filter((one) => !isAnswered(one))
      .map(({ name, outcome }) => `${name} ${outcome.isAnswer ? '' : outcome.code}`),
    wrong: cases.filter(isWrongTrace).map(({ name }) => name),
    worst: findWorstCases(feet),
    sideRight: rightShare(feet, 'side'),
    toeFormRight: rightShare(feet, 'toeForm'),
    /** The share of drawn marks between the toes that were found. */
    gapsFound: share(told.length, marked.length),
    figures,
    warnings: counts(cases.flatMap(({ outcome }) => (outcome.isAnswer ? outcome.warnings : []))),
    byGroup: Object.fromEntries(
      traceGroupings.map((grouping) => [
        grouping,
        Object.fromEntries(
          [...groupBy(cases, ({ groups }) => groups[grouping])].map(([name, some]) => [name, groupReport(some)]),
        ),
      ]),
    ),
    milliseconds: Object.fromEntries(
      [...groupBy(cases, ({ groups }) => groups.size)].map(([size, some]) => [
        size,
        {
          photos: some.length,
          measuring: summarizeTimes(some.map(({ totalMs }) => totalMs)),
          processor: summarizeTimes(some.map(({ processorMs }) => processorMs)),
          decoding: summarizeTimes(some.map(({ decodeMs }) => decodeMs)),
          stages: Object.fromEntries(
            traceStages.map((stage) => [stage, summarizeTimes(some.flatMap(({ stageMs }) => stageMs[stage] ?? []))]),
          ),
        },
      ]),
    ),
  }
}

function groupReport(some: readonly TraceCase[]) {
  const feet = some.flatMap(footCases)
  return {
    photos: some.length,
    answerRate: share(some.filter(isAnswered).length, some.length),
    wrong: some.filter(isWrongTrace).length,
    lengthMm: figureReport(feet, 'lengthMm'),
    ballWidthMm: figureReport(feet, 'ballWidthMm'),
    heelWidthMm: figureReport(feet, 'heelWidthMm'),
  }
}

/** The feet with the largest errors in length or width, to be examined first. */
function findWorstCases(feet: readonly FootCase[]) {
  const off = (foot: FootCase) =>
    Math.max(...(['lengthMm', 'ballWidthMm'] as const).map((figure) => Math.abs(measureFootError(foot, figure) ?? 0)))
  return feet
    .toSorted((one, other) => off(other) - off(one))
    .slice(0, 10)
    .map((foot) => ({
      name: foot.name,
      lengthMm: measureFootError(foot, 'lengthMm'),
      ballWidthMm: measureFootError(foot, 'ballWidthMm'),
      heelWidthMm: measureFootError(foot, 'heelWidthMm'),
    }))
}

/** Sums up photos that cannot be answered: whether they were rejected, and for the right reason. */
export function sumUpBrokenTraces(cases: readonly TraceCase[]) {
  const isRight = ({ outcome, broken }: TraceCase) =>
    !outcome.isAnswer && broken?.codes.some((code) => code === outcome.code) === true
  return {
    photos: cases.length,
    rejectedCorrectly: share(cases.filter(isRight).length, cases.length),
    notRejectedCorrectly: cases
      .filter((one) => !isRight(one))
      .map(({ name, broken, outcome }) => `${name} ${broken?.kind}: ${outcome.isAnswer ? 'answered' : outcome.code}`),
    wrong: cases.filter(isWrongTrace).map(({ name }) => name),
    byKind: Object.fromEntries(
      [...groupBy(cases, ({ broken }) => broken?.kind)].map(([kind, some]) => [
        kind,
        {
          photos: some.length,
          rejectedCorrectly: share(some.filter(isRight).length, some.length),
          answered: some.filter(isAnswered).length,
          codes: countCodes(some),
        },
      ]),
    ),
  }
}

export type TraceReport = ReturnType<typeof sumUpTraces>
export type BrokenTraceReport = ReturnType<typeof sumUpBrokenTraces>
