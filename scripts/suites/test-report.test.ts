import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isWorthRetrying, mergeRetry, readResults } from './test-report.ts'

test.each([
  ['a whole run', { numPassedTests: 3, numFailedTests: 0 }, 0, { passed: 3, failed: 0 }],
  ['failing tests', { numPassedTests: 3, numFailedTests: 2 }, 1, { passed: 3, failed: 2 }],
  ['a broken file next to passing tests', { numPassedTests: 3, numFailedTests: 0 }, 1, { passed: 3, failed: 1 }],
  ['a run without a test', { numPassedTests: 0, numFailedTests: 0 }, 0, { passed: 0, failed: 1 }],
  ['a skipped test', { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1 }, 0, { passed: 3, failed: 1 }],
  [
    'a skipped browser test',
    { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 2 } },
    0,
    { passed: 3, failed: 2 },
  ],
  [
    'an error after the last browser test',
    { stats: { expected: 3, unexpected: 1, flaky: 0 }, errors: [{ message: 'the shop does not stop' }] },
    1,
    { passed: 3, failed: 2 },
  ],
  ['a run that broke before it reported', undefined, 1, { passed: 0, failed: 1 }],
  ['a browser run', { stats: { expected: 4, unexpected: 1, flaky: 0 } }, 1, { passed: 4, failed: 1 }],
  [
    'a browser test that passed when retried',
    { stats: { expected: 4, unexpected: 0, flaky: 1 } },
    0,
    { passed: 4, failed: 1 },
  ],
])('counts %s', (_name, report, code, count) => {
  expect(readResults(report, code)).toMatchObject(count)
})

type TestOutcome = { title: string; failureMessage?: string; ms?: number }

/** A Playwright report of the tests of one file, in nested suites as Playwright writes them. */
function browserReport(outcomes: readonly TestOutcome[]) {
  const specs = outcomes.map(({ title, failureMessage, ms = 1_000 }) => ({
    title,
    file: 'cart.spec.ts',
    tests: [
      {
        status: failureMessage ? 'unexpected' : 'expected',
        results: [{ duration: ms, errors: failureMessage ? [{ message: failureMessage }] : [] }],
      },
    ],
  }))
  const unexpected = outcomes.filter(({ failureMessage }) => failureMessage).length
  return { stats: { expected: outcomes.length - unexpected, unexpected, flaky: 0 }, suites: [{ suites: [{ specs }] }] }
}

const browserResults = (...outcomes: TestOutcome[]) => readResults(browserReport(outcomes), 1)

test('reports a failure by name with the start of its message, in every kind of run', () => {
  const inNode = readResults(
    {
      numPassedTests: 0,
      numFailedTests: 1,
      testResults: [
        {
          name: resolve('a.test.ts'),
          assertionResults: [{ fullName: 'adds', status: 'failed', failureMessages: ['not 4'] }],
        },
        { name: 'b.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
      ],
    },
    1,
  )
  expect(inNode.failures).toEqual(['a.test.ts: adds\n    not 4', 'b.test.ts\n    does not load'])
  expect(browserResults({ title: 'pays' }, { title: 'asks twice', failureMessage: 'saw 3' }).failures).toEqual([
    'cart.spec.ts: asks twice\n    saw 3',
  ])
  expect(readResults(undefined, 1, 'race').failures).toEqual(['race ended with code 1'])
})

test('reports the seconds of every test, in every kind of run', () => {
  expect(browserResults({ title: 'pays', ms: 2_500 }).times).toEqual([{ name: 'cart.spec.ts: pays', seconds: 2.5 }])
  const passed = { fullName: 'adds', status: 'passed', duration: 40 }
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [{ name: 'a.test.ts', assertionResults: [passed] }],
  }
  expect(readResults(report, 0).times).toEqual([{ name: 'a.test.ts: adds', seconds: 0.04 }])
})

test('a test that fails in the run and passes alone counts as passed, and is reported as flaky', () => {
  const first = browserResults(
    { title: 'pays' },
    { title: 'glides', failureMessage: 'late' },
    { title: 'asks', failureMessage: 'saw 3' },
  )
  const second = browserResults({ title: 'glides' }, { title: 'asks', failureMessage: 'saw 3' })
  expect(mergeRetry(first, second)).toMatchObject({
    passed: 2,
    failed: 1,
    failures: ['cart.spec.ts: asks\n    saw 3'],
    flaky: ['cart.spec.ts: glides'],
  })
})

test('a failed test that the retry did not reach stays failed', () => {
  const first = browserResults({ title: 'pays' }, { title: 'glides', failureMessage: 'late' })
  expect(mergeRetry(first, readResults(undefined, 1))).toMatchObject({ passed: 1, failed: 1, flaky: [] })
})

test('neither a broken retry nor a skipped test clears a failure', () => {
  const first = browserResults({ title: 'pays' }, { title: 'glides', failureMessage: 'late' })
  const whole = browserReport([{ title: 'glides' }])
  expect(mergeRetry(first, readResults({ ...whole, errors: [{ message: 'no shop' }] }, 1))).toMatchObject({ failed: 1 })
  expect(mergeRetry(first, readResults(whole, 1))).toMatchObject({ failed: 1 })
  const skipped = JSON.parse(JSON.stringify(whole).replace('"expected"', '"skipped"'))
  expect(mergeRetry(first, readResults(skipped, 0))).toMatchObject({ passed: 1, failed: 1 })
  expect(mergeRetry(first, readResults(whole, 0))).toMatchObject({ passed: 2, failed: 0 })
})

test.each([
  ['nothing failed', readResults(browserReport([{ title: 'pays' }]), 0), false],
  ['one test failed', browserResults({ title: 'pays' }, { title: 'asks', failureMessage: 'saw 3' }), true],
  ['the run broke before its tests', readResults(undefined, 1), false],
  ['the run broke outside its tests', readResults(browserReport([{ title: 'pays' }]), 1), false],
  [
    'a test failed and the run broke outside its tests',
    readResults({ ...browserReport([{ title: 'asks', failureMessage: 'saw 3' }]), errors: [{}] }, 1),
    false,
  ],
  [
    'very many failed',
    browserResults(...Array.from({ length: 11 }, (_, index) => ({ title: `asks ${index}`, failureMessage: 'saw 3' }))),
    false,
  ],
])('decides whether a retry is worth it when %s: %#', (_name, count, isWorth) => {
  expect(isWorthRetrying(count)).toBe(isWorth)
})
