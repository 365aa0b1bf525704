/** A test with the seconds that it took. */
export type Timed = { readonly name: string; readonly seconds: number }

/** What a runner counted: by name what failed, and how long each test took. */
export type Count = {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
  /** Tests of the browser that failed among others, and passed when they were tried once more alone. */
  readonly flaky: readonly string[]
  readonly timed: readonly Timed[]
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
  /** What broke beside the tests: before the first, after the last, or in the runner. */
  errors?: readonly { message?: string }[]
}

export const nothingCounted: Count = { passed: 0, failed: 0, failures: [], flaky: [], timed: [] }
/** Enough of a message to see what went wrong without opening anything else. */
const LINES_TOLD = 12

function isVitest(report: object): report is VitestReport {
  return 'numPassedTests' in report && 'numFailedTests' in report
}

function isPlaywright(report: object): report is PlaywrightReport {
  return 'stats' in report
}

function told(name: string, message = ''): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, LINES_TOLD).map((line) => `    ${line}`)].join('\n')
}

function failuresOfVitest({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that broke before its first test has a message of its own.
    if (failed.length === 0) return status === 'failed' ? [told(name, message)] : []
    return failed.map((test) => told(`${name}: ${test.fullName}`, test.failureMessages?.[0]))
  })
}

function timedByVitest({ testResults = [] }: VitestReport): Timed[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name}: ${fullName}`,
      seconds: (duration ?? 0) / 1_000,
    })),
  )
}

function testsOfPlaywright(suite: PlaywrightSuite): { name: string; test: PlaywrightTest }[] {
  const here = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ name: `${file}: ${title}`, test })),
  )
  return [...here, ...(suite.suites ?? []).flatMap(testsOfPlaywright)]
}

function countOfPlaywright({ stats, suites = [], errors = [] }: PlaywrightReport): Count {
  const tests = suites.flatMap(testsOfPlaywright)
  const messageOf = ({ results }: PlaywrightTest) =>
    results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n')
  return withSkipped(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      failures: [
        ...tests
          .filter(({ test }) => test.status === 'unexpected' || test.status === 'flaky')
          .map(({ name, test }) => told(name, messageOf(test))),
        ...errors.map(({ message = '' }) => told('beside the tests', message)),
      ],
      flaky: [],
      timed: tests
        .filter(({ test }) => test.status !== 'skipped')
        .map(({ name, test }) => ({
          name,
          seconds: test.results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1_000,
        })),
    },
    stats.skipped ?? 0,
  )
}

function countOfVitest(report: VitestReport): Count {
  const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 } = report
  return withSkipped(
    {
      passed: numPassedTests,
      failed: numFailedTests,
      failures: failuresOfVitest(report),
      flaky: [],
      timed: timedByVitest(report),
    },
    numPendingTests + numTodoTests,
  )
}

/** A test that is skipped proves nothing, and looks as if it did. Where others failed, some may not have been run. */
function withSkipped(count: Count, skipped: number): Count {
  if (skipped === 0 || count.failed > 0) return count
  return { ...count, failed: skipped, failures: [`${skipped} tests were skipped`] }
}

function countOfRunner(report: unknown): Count {
  if (typeof report !== 'object' || report === null) return nothingCounted
  if (isPlaywright(report)) return countOfPlaywright(report)
  return isVitest(report) ? countOfVitest(report) : nothingCounted
}

/** A run that broke before or beside its tests counts as one failure, so that it is never green. */
export function countOf(report: unknown, code: number | null, name = 'a run'): Count {
  const counted = countOfRunner(report)
  if (counted.failed > 0) return counted
  if (code !== 0) return { ...counted, failed: 1, failures: [...counted.failures, `${name} ended with code ${code}`] }
  if (counted.passed === 0) return { ...counted, failed: 1, failures: [`${name} ran no test`] }
  return counted
}

/** More failures than that are no chance, and are not tried again. */
const TRIED_AGAIN_AT_MOST = 10

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

export function mayBeChance({ failed, failures, timed }: Count): boolean {
  const tests = new Set(timed.map(({ name }) => name))
  // What is no test's failure is the run's own.
  return failed > 0 && failed <= TRIED_AGAIN_AT_MOST && failures.every((failure) => tests.has(firstLine(failure)))
}

/**
 * What holds after the failed tests were tried once more alone. One that passes then counts as passed and is named;
 * one that fails again, or that the second run did not come to, stays failed, and so does all if that run itself broke.
 */
export function afterSecondTry(first: Count, second: Count): Count {
  const triedAgain = new Set(second.timed.map(({ name }) => name))
  const failedAgain = new Set(second.failures.map(firstLine))
  const isWhole = second.failed === 0 || mayBeChance(second)
  const isFlaky = (failure: string) =>
    isWhole && triedAgain.has(firstLine(failure)) && !failedAgain.has(firstLine(failure))
  const flaky = first.failures.filter(isFlaky)
  return {
    passed: first.passed + flaky.length,
    failed: first.failed - flaky.length,
    failures: first.failures.filter((failure) => !isFlaky(failure)),
    flaky: flaky.map(firstLine),
    timed: first.timed,
  }
}
