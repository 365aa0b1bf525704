import { addCounts, type Counts, countLines, exceededLimits } from './count-limits.ts'
import type { Suite } from './suites.ts'
import type { TestResults, TestTime } from './test-report.ts'

export type SuiteResult = TestResults & { readonly suite: Suite; readonly minutes: number }

export type RunOptions = {
  readonly minutes: number
  /** Whether this is a whole `npm test`: the limits of counts apply only then. */
  readonly isWhole: boolean
}

export type RunSummary = { readonly lines: readonly string[]; readonly isGood: boolean }

/** More flaky tests than this are not a coincidence. */
const MAX_FLAKY = 2
const SLOWEST_NAMED = 10

function resultLine({ suite, minutes, passed, failed }: SuiteResult): string {
  return `${suite.name.padEnd(18)}${minutes.toFixed(2).padStart(8)}   ${passed} passed, ${failed} failed`
}

function slowestTests(results: readonly SuiteResult[]): string[] {
  const all: TestTime[] = results.flatMap(({ times }) => times)
  const slowest = all.sort((first, second) => second.seconds - first.seconds).slice(0, SLOWEST_NAMED)
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s   ${name}`)
}

function paragraph(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines] : []
}

/**
 * The summary: times, counts, the names of failures, and whether the run is good. Counts above their limits, and more
 * than a few flaky tests, count as failures. Other programs read the last line.
 */
export function summarizeRun(results: readonly SuiteResult[], { minutes, isWhole }: RunOptions): RunSummary {
  const flaky = results.flatMap((result) => result.flaky)
  const counts = results.reduce<Counts>((sum, result) => addCounts(sum, result.counts), {})
  const runFailures = [
    ...(isWhole ? exceededLimits(counts) : []),
    ...(flaky.length > MAX_FLAKY ? [`${flaky.length} tests passed only when they were tried again`] : []),
  ]
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  if (passed === 0) runFailures.push('no test ran')
  const failed = results.reduce((sum, result) => sum + result.failed, 0) + runFailures.length
  return {
    isGood: failed === 0,
    lines: [
      ...paragraph('Slowest tests', slowestTests(results)),
      ...paragraph('suite              minutes', results.map(resultLine)),
      `in all            ${minutes.toFixed(2).padStart(8)}`,
      ...(isWhole ? paragraph('Counts', countLines(counts)) : []),
      ...paragraph('Failed', [...results.flatMap(({ failures }) => failures), ...runFailures]),
      ...paragraph(
        'Passed at the second try',
        flaky.map((name) => `FLAKY ${name}`),
      ),
      '',
      `${passed} passed, ${failed} failed`,
    ],
  }
}
