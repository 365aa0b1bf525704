import type { Suite } from './suites.ts'

export type Entry = {
  readonly suite: Suite
  readonly minutes: number
  readonly passed: number
  readonly failed: number
  readonly failures?: readonly string[]
}

function lineOf({ suite, minutes, passed, failed }: Entry): string {
  const name = suite.name.padEnd(10)
  const limit = `limit ${String(suite.limitMinutes).padStart(2)}`
  if (suite.steps.length === 0) return `${name}     -   ${limit}   no tests yet`
  // Marked, not failed: a busy machine is no fault. What is over on a quiet one belongs into `npm run test:long`.
  const over = minutes > suite.limitMinutes ? '   OVER ITS LIMIT' : ''
  return `${name} ${minutes.toFixed(2).padStart(5)}   ${limit}   ${passed} passed, ${failed} failed${over}`
}

/** Where the minutes went, what failed by name, and whether all is well. The last line is the one that other programs read. */
export function ledgerLines(entries: readonly Entry[]): { lines: string[]; isGood: boolean } {
  const passed = entries.reduce((sum, entry) => sum + entry.passed, 0)
  const noTest = passed === 0 ? 1 : 0
  const failed = entries.reduce((sum, entry) => sum + entry.failed, 0) + noTest
  const failures = entries.flatMap((entry) => entry.failures ?? [])
  const lines = [
    '',
    'Minutes by suite',
    ...entries.map(lineOf),
    ...(failures.length > 0 ? ['', 'What failed', ...failures] : []),
    '',
    `${passed} passed, ${failed} failed`,
  ]
  return { lines, isGood: failed === 0 }
}
