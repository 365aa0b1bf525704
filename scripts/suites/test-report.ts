import { relative } from 'node:path'
import type { Counts } from './count-limits.ts'

/** A test with its duration in seconds. */
export type TestTime = { readonly name: string; readonly seconds: number }

/** The results of a runner: the names of failures, the duration of each test, and the limited counts. */
export type TestResults = {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
  /** Browser tests that failed in the run and passed when retried on their own. */
  readonly flaky: readonly string[]
  readonly times: readonly TestTime[]
  readonly counts: Counts
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: readonly VitestFile[]
}
type VitestFile = {
  name: string
  status?: string
  message?: string
  assertionResults: readonly {
    fullName: string
    status: string
    duration?: number | null
    failureMessages?: readonly string[]
  }[]
}

type PlaywrightTest = {
  status: string
  results: readonly { duration?: number; errors?: readonly { message?: string }[] }[]
}
type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[]
  specs?: readonly { title: string; file: string; tests: readonly PlaywrightTest[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped?: number }
  suites?: readonly PlaywrightSuite[]
  /** Errors outside the tests: before the first, after the last, or in the runner. */
  errors?: readonly { message?: string }[]
}

export const noResults: TestResults = { passed: 0, failed: 0, failures: [], flaky: [], times: [], counts: {} }
/** Enough of a message to see what went wrong without opening anything else. */
const MESSAGE_LINES = 12

function isVitest(report: object): report is VitestReport {
  return 'numPassedTests' in report && 'numFailedTests' in report
}

function isPlaywright(report: object): report is PlaywrightReport {
  return 'stats' in report
}

function failureText(name: string, message = ''): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n')
}

function vitestFailures({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that broke before its first test has a message of its own.
    if (failed.length === 0) return status === 'failed' ? [failureText(relative('.', name), message)] : []
    return failed.map((test) => failureText(`${relative('.', name)}: ${test.fullName}`, test.failureMessages?.[0]))
  })
}

function vitestTimes({ testResults = [] }: VitestReport): TestTime[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative('.', name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1_000,
    })),
  )
}

function playwrightTests(suite: PlaywrightSuite): { name: string; test: PlaywrightTest }[] {
  const here = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ name: `${file}: ${title}`, test })),
  )
  return [...here, ...(suite.suites ?? []).flatMap(playwrightTests)]
}

function readPlaywrightReport({ stats, suites = [], errors = [] }: PlaywrightReport): TestResults {
  const tests = suites.flatMap(playwrightTests)
  const errorMessages = ({ results }: PlaywrightTest) =>
    results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n')
  return failSkipped(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      failures: [
        ...tests
          .filter(({ test }) => test.status === 'unexpected' || test.status === 'flaky')
          .map(({ name, test }) => failureText(name, errorMessages(test))),
        ...errors.map(({ message = '' }) => failureText('beside the tests', message)),
      ],
      flaky: [],
      counts: { 'browser tests': tests.length },
      times: tests
        .filter(({ test }) => test.status !== 'skipped')
        .map(({ name, test }) => ({
          name,
          seconds: test.results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1_000,
        })),
    },
    stats.skipped ?? 0,
  )
}

function readVitestReport(report: VitestReport): TestResults {
  const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 } = report
  return failSkipped(
    {
      passed: numPassedTests,
      failed: numFailedTests,
      failures: vitestFailures(report),
      flaky: [],
      counts: {},
      times: vitestTimes(report),
    },
    numPendingTests + numTodoTests,
  )
}

/** A skipped test proves nothing, but looks as if it did. If others failed, some tests may simply not have run. */
function failSkipped(results: TestResults, skipped: number): TestResults {
  if (skipped === 0 || results.failed > 0) return results
  return { ...results, failed: skipped, failures: [`${skipped} tests were skipped`] }
}

function readReport(report: unknown): TestResults {
  if (typeof report !== 'object' || report === null) return noResults
  if (isPlaywright(report)) return readPlaywrightReport(report)
  return isVitest(report) ? readVitestReport(report) : noResults
}

/** A run that broke before or outside its tests counts as one failure, so that it is never green. */
export function readResults(report: unknown, code: number | null, name = 'a run'): TestResults {
  const results = readReport(report)
  if (results.failed > 0) return results
  if (code !== 0) return { ...results, failed: 1, failures: [...results.failures, `${name} ended with code ${code}`] }
  if (results.passed === 0) return { ...results, failed: 1, failures: [`${name} ran no test`] }
  return results
}

/** More failures than this are not a coincidence, and are not retried. */
const MAX_RETRIED = 10

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

export function isWorthRetrying({ failed, failures, times }: TestResults): boolean {
  const tests = new Set(times.map(({ name }) => name))
  // A failure that belongs to no test is a failure of the run itself.
  return failed > 0 && failed <= MAX_RETRIED && failures.every((failure) => tests.has(firstLine(failure)))
}

/**
 * The results after the failed tests were retried on their own. One that passes then counts as passed and flaky; one
 * that fails again, or that the retry did not reach, stays failed, and so do all if the retry itself broke.
 */
export function mergeRetry(first: TestResults, second: TestResults): TestResults {
  const retried = new Set(second.times.map(({ name }) => name))
  const repeatedFailures = new Set(second.failures.map(firstLine))
  const isComplete = second.failed === 0 || isWorthRetrying(second)
  const isFlaky = (failure: string) =>
    isComplete && retried.has(firstLine(failure)) && !repeatedFailures.has(firstLine(failure))
  const flaky = first.failures.filter(isFlaky)
  return {
    passed: first.passed + flaky.length,
    failed: first.failed - flaky.length,
    failures: first.failures.filter((failure) => !isFlaky(failure)),
    flaky: flaky.map(firstLine),
    times: first.times,
    counts: first.counts,
  }
}
