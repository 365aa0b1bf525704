import { expect, test } from 'vitest'
import { nothingCounted } from './count-report.ts'
import { type Entry, verdictOf } from './ledger.ts'
import { longSuites, stages, suites } from './suites.ts'

const suite = { name: 'unit', limitSeconds: 100, steps: [] } as const
const entry = (more: Partial<Entry> = {}): Entry => ({
  ...nothingCounted,
  suite,
  minutes: 1.5,
  processorSeconds: 90,
  passed: 10,
  ...more,
})

const run = { minutes: 1, pace: 1.1, isLong: false }

test('the ledger tells minutes and processor time beside the limits, names the slowest, and ends with the sum', () => {
  const timed = Array.from({ length: 12 }, (_, place) => ({ name: `a.test.ts: ${place}`, seconds: place }))
  const { lines, isGood } = verdictOf([entry({ timed }), entry({ passed: 1 })], { ...run, minutes: 2 })
  expect(lines.slice(0, 3)).toEqual(['', 'The slowest tests', '  11.0 s   a.test.ts: 11'])
  expect(lines.filter((line) => line.includes('a.test.ts'))).toHaveLength(10)
  expect(lines.slice(-7)).toEqual([
    '',
    'suite      minutes   processor s   limit',
    'unit          1.50          90    100   10 passed, 0 failed',
    'unit          1.50          90    100   1 passed, 0 failed',
    'in all         2.00   at a pace of 1.10',
    '',
    '11 passed, 0 failed',
  ])
  expect(isGood).toBe(true)
})

test('one failure, or a run without any test, is not good', () => {
  expect(verdictOf([entry({ failed: 1, failures: ['a.test.ts: adds'] })], run)).toMatchObject({ isGood: false })
  expect(verdictOf([entry({ passed: 0 })], run).lines.at(-1)).toBe('0 passed, 1 failed')
})

test.each([
  [100, '', '10 passed, 0 failed'],
  [101, 'over its limit', '10 passed, 0 failed'],
  [250, 'over its limit', '10 passed, 0 failed'],
  [251, 'FAR OVER ITS LIMIT', '10 passed, 1 failed'],
  [undefined, '', '10 passed, 0 failed'],
])('a suite that used %s of 100 processor seconds is judged', (processorSeconds, mark, last) => {
  const { lines } = verdictOf([entry({ processorSeconds })], run)
  expect(lines.find((line) => line.startsWith('unit '))?.endsWith(`failed${mark && `   ${mark}`}`)).toBe(true)
  expect(lines.at(-1)).toBe(last)
})

test('a run of full sizes has no limits', () => {
  expect(verdictOf([entry({ processorSeconds: 900 })], { ...run, isLong: true }).isGood).toBe(true)
})

test('a flaky test is named and passes; more than two of them fail the run', () => {
  const two = verdictOf([entry({ flaky: ['a: one'] }), entry({ flaky: ['b: two'] })], run)
  expect(two.lines.filter((line) => line.startsWith('FLAKY'))).toEqual(['FLAKY a: one', 'FLAKY b: two'])
  expect(two.isGood).toBe(true)
  const three = verdictOf([entry({ flaky: ['a: one', 'a: two'] }), entry({ flaky: ['b: three'] })], run)
  expect(three.lines.at(-1)).toBe('20 passed, 1 failed')
})

test('the build comes before everything, and every suite has a name of its own', () => {
  expect(stages[0]).toEqual([[suites[0]]])
  expect(suites[0]?.name).toBe('build')
  const names = [...suites, ...longSuites].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the limits of the suites fit ten minutes of two processors', () => {
  expect(suites.reduce((sum, { limitSeconds }) => sum + limitSeconds, 0)).toBeLessThanOrEqual(2 * 600)
})
