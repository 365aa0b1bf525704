import { expect, test } from 'vitest'
import { countOf } from './count-report.ts'
import { ledgerLines } from './ledger.ts'
import { suites } from './suites.ts'

const suite = { name: 'unit', limitMinutes: 2, steps: [{ kind: 'vitest', project: 'rules' }] } as const

test('the ledger tells minutes beside limits and ends with the sum', () => {
  const { lines, isGood } = ledgerLines([
    { suite, minutes: 1.5, passed: 10, failed: 0 },
    { suite: { name: 'photos', limitMinutes: 1, steps: [] }, minutes: 0, passed: 0, failed: 0 },
  ])
  expect(lines).toEqual([
    '',
    'Minutes by suite',
    'unit        1.50   limit  2   10 passed, 0 failed',
    'photos         -   limit  1   no tests yet',
    '',
    '10 passed, 0 failed',
  ])
  expect(isGood).toBe(true)
})

test('a suite over its limit is marked, and is no failure of the shop', () => {
  const over = ledgerLines([{ suite, minutes: 2.1, passed: 1, failed: 0 }])
  expect(over.lines.join('\n')).toContain('OVER ITS LIMIT')
  expect(over.lines.at(-1)).toBe('1 passed, 0 failed')
  expect(over.isGood).toBe(true)
})

test('one failure, or a run without any test, is not good', () => {
  expect(ledgerLines([{ suite, minutes: 1, passed: 5, failed: 1 }]).isGood).toBe(false)
  expect(ledgerLines([{ suite, minutes: 1, passed: 0, failed: 0 }]).lines.at(-1)).toBe('0 passed, 1 failed')
})

test.each([
  ['a whole run', { numPassedTests: 3, numFailedTests: 0 }, 0, { passed: 3, failed: 0 }],
  ['failing tests', { numPassedTests: 3, numFailedTests: 2 }, 1, { passed: 3, failed: 2 }],
  ['a broken file beside good tests', { numPassedTests: 3, numFailedTests: 0 }, 1, { passed: 3, failed: 1 }],
  ['a run that broke before it reported', undefined, 1, { passed: 0, failed: 1 }],
  ['a browser run', { stats: { expected: 4, unexpected: 1, flaky: 0 } }, 1, { passed: 4, failed: 1 }],
  [
    'a browser test that passed at its second try',
    { stats: { expected: 4, unexpected: 0, flaky: 1 } },
    0,
    { passed: 4, failed: 1 },
  ],
])('%s is counted', (_name, report, code, count) => {
  expect(countOf(report, code)).toMatchObject(count)
})

test('what failed is told by name and with the start of its message, in every kind of run', () => {
  const inBrowser = countOf(
    {
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      suites: [
        {
          suites: [
            {
              specs: [
                { title: 'pays', file: 'e2e/cart.spec.ts', ok: true, tests: [{ status: 'expected', results: [] }] },
                {
                  title: 'asks twice',
                  file: 'e2e/cart.spec.ts',
                  ok: false,
                  tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'saw 3' }] }] }],
                },
              ],
            },
          ],
        },
      ],
    },
    1,
  )
  const inNode = countOf(
    {
      numPassedTests: 0,
      numFailedTests: 1,
      testResults: [
        { name: 'a.test.ts', assertionResults: [{ fullName: 'adds', status: 'failed', failureMessages: ['not 4'] }] },
        { name: 'b.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
      ],
    },
    1,
  )
  expect(inBrowser.failures).toEqual(['e2e/cart.spec.ts: asks twice\n    saw 3'])
  expect(inNode.failures).toEqual(['a.test.ts: adds\n    not 4', 'b.test.ts\n    does not load'])
  expect(countOf(undefined, 1, 'race').failures).toEqual(['race ended with code 1'])
  expect(
    ledgerLines([{ suite, minutes: 1, passed: 1, failed: 1, failures: inBrowser.failures }]).lines.slice(-5),
  ).toEqual(['', 'What failed', 'e2e/cart.spec.ts: asks twice\n    saw 3', '', '1 passed, 1 failed'])
})

test('the minutes on two cores are those that were agreed, under twenty in all', () => {
  expect(Object.fromEntries(suites.map(({ name, limitMinutes }) => [name, limitMinutes]))).toEqual({
    build: 1,
    unit: 2,
    machines: 1,
    browser: 6,
    axe: 4,
    race: 1,
    kills: 1,
    photos: 1,
    shoes: 1,
  })
})
