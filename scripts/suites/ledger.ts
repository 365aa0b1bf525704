import type { Suite } from './suites.ts'

export type Entry = {
  readonly suite: Suite
  readonly minutes: number
  readonly passed: number
  readonly failed: number
}

/** A slow machine may take a suite past its limit; one that takes twice its limit has grown too large and fails. */
const toleratedTimes = 2

export function isFarOver({ suite, minutes }: Entry): boolean {
  return minutes > suite.limitMinutes * toleratedTimes
}

function lineOf(entry: Entry): string {
  const { suite, minutes, passed, failed } = entry
  const name = suite.name.padEnd(10)
  const limit = `limit ${String(suite.limitMinutes).padStart(2)}`
  if (suite.steps.length === 0) return `${name}     -   ${limit}   no tests yet`
  const over = minutes > suite.limitMinutes ? (isFarOver(entry) ? '   TWICE OVER ITS LIMIT' : '   over its limit') : ''
  return `${name} ${minutes.toFixed(2).padStart(5)}   ${limit}   ${passed} passed, ${failed} failed${over}`
}

/** Where the minutes went, and whether all is well. The last line is the one that other programs read. */
export function ledgerLines(entries: readonly Entry[]): { lines: string[]; isGood: boolean } {
  const passed = entries.reduce((sum, entry) => sum + entry.passed, 0)
  const tooSlow = entries.filter(isFarOver).length
  const noTest = passed === 0 ? 1 : 0
  const failed = entries.reduce((sum, entry) => sum + entry.failed, 0) + tooSlow + noTest
  const lines = ['', 'Minutes by suite', ...entries.map(lineOf), '', `${passed} passed, ${failed} failed`]
  return { lines, isGood: failed === 0 }
}
