import { expect, test } from 'vitest'
import { countLimits } from './count-limits.ts'
import { type SuiteResult, summarizeRun } from './run-summary.ts'
import { longSuites, stages, suites } from './suites.ts'
import { noResults } from './test-report.ts'

const suite = { name: 'unit', steps: [] } as const
const result = (more: Partial<SuiteResult> = {}): SuiteResult => ({
  ...noResults,
  suite,
  minutes: 1.5,
  passed: 10,
  ...more,
})

const run = { minutes: 1, isWhole: true }

test('the summary states minutes and counts, names the slowest tests, and ends with the sum', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ name: `a.test.ts: ${index}`, seconds: index }))
  const { lines, isGood } = summarizeRun([result({ times, counts: { crashes: 3 } }), result({ passed: 1 })], run)
  expect(lines.slice(0, 3)).toEqual(['', 'Slowest tests', '  11.0 s   a.test.ts: 11'])
  expect(lines.filter((line) => line.includes('a.test.ts'))).toHaveLength(10)
  expect(lines).toContain('unit                  1.50   10 passed, 0 failed')
  expect(lines).toContain('in all                1.00')
  expect(lines).toContain(`crashes              3 of at most ${countLimits.crashes}`)
  expect(lines.at(-1)).toBe('11 passed, 0 failed')
  expect(isGood).toBe(true)
})

test('a run with a failure, or without any test, is not good', () => {
  expect(summarizeRun([result({ failed: 1, failures: ['a.test.ts: adds'] })], run)).toMatchObject({ isGood: false })
  expect(summarizeRun([result({ passed: 0 })], run).lines.at(-1)).toBe('0 passed, 1 failed')
})

test.each(Object.entries(countLimits))(
  'one of the %s above the limit of %s fails a whole run, but not a partial one',
  (name, limit) => {
    const half = result({ counts: { [name]: limit / 2 } })
    expect(summarizeRun([half, half], run).isGood).toBe(true)
    const more = [half, half, result({ counts: { [name]: 1 } })]
    expect(summarizeRun(more, run).lines.at(-1)).toBe('30 passed, 1 failed')
    expect(summarizeRun(more, { ...run, isWhole: false }).isGood).toBe(true)
  },
)

test('minutes never fail a run', () => {
  expect(summarizeRun([result({ minutes: 900 })], { minutes: 900, isWhole: true }).isGood).toBe(true)
})

test('a flaky test is reported and passes; more than two of them fail the run', () => {
  const two = summarizeRun([result({ flaky: ['a: one'] }), result({ flaky: ['b: two'] })], run)
  expect(two.lines.filter((line) => line.startsWith('FLAKY'))).toEqual(['FLAKY a: one', 'FLAKY b: two'])
  expect(two.isGood).toBe(true)
  const three = summarizeRun([result({ flaky: ['a: one', 'a: two'] }), result({ flaky: ['b: three'] })], run)
  expect(three.lines.at(-1)).toBe('20 passed, 1 failed')
})

test('the build comes first, and every suite has a name of its own', () => {
  expect(stages[0]).toEqual([[suites[0]]])
  expect(suites[0]?.name).toBe('build')
  const names = [...suites, ...longSuites].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
