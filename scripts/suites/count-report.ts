/** What a runner counted, and by name what failed. */
export type Count = { readonly passed: number; readonly failed: number; readonly failures: readonly string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults?: readonly VitestFile[]
}
type VitestFile = {
  name: string
  status?: string
  message?: string
  assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[]
}

type PlaywrightSuite = {
  file?: string
  suites?: readonly PlaywrightSuite[]
  specs?: readonly {
    title: string
    file: string
    ok: boolean
    tests: readonly { status: string; results: readonly { errors?: readonly { message?: string }[] }[] }[]
  }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites?: readonly PlaywrightSuite[]
}

const NONE: Count = { passed: 0, failed: 0, failures: [] }
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

function failuresOfPlaywright(suite: PlaywrightSuite): string[] {
  const here = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        told(
          `${file}: ${title}`,
          results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n'),
        ),
      ),
  )
  return [...here, ...(suite.suites ?? []).flatMap(failuresOfPlaywright)]
}

function countOfRunner(report: unknown): Count {
  if (typeof report !== 'object' || report === null) return NONE
  if (isVitest(report))
    return { passed: report.numPassedTests, failed: report.numFailedTests, failures: failuresOfVitest(report) }
  if (!isPlaywright(report)) return NONE
  const { expected, unexpected, flaky } = report.stats
  // A test that passes only at its second try is no proof.
  return { passed: expected, failed: unexpected + flaky, failures: (report.suites ?? []).flatMap(failuresOfPlaywright) }
}

/** A run that broke before or beside its tests counts as one failure, so that it is never green. */
export function countOf(report: unknown, code: number | null, name = 'a run'): Count {
  const counted = countOfRunner(report)
  if (code === 0 || counted.failed > 0) return counted
  const failures = counted.failures.length > 0 ? counted.failures : [`${name} ended with code ${code}`]
  return { ...counted, failed: 1, failures }
}
