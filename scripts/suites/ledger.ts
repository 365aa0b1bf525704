import type { Count, Timed } from './count-report.ts'
import type { Suite } from './suites.ts'

export type Entry = Count & {
  readonly suite: Suite
  readonly minutes: number
  /** Processor seconds, as the machine that the limits were set on would have used; undefined where nobody tells. */
  readonly processorSeconds?: number | undefined
}

export type Run = {
  readonly minutes: number
  /** How much slower this machine was than the one that the limits were set on. */
  readonly pace: number
  /** Full sizes have no limits. */
  readonly isLong: boolean
}

export type Verdict = { readonly lines: readonly string[]; readonly isGood: boolean }

/** A suite fails at so many times its limit: what is over the limit and under that is only marked. */
export const TOLERANCE = 2.5
/** More tests than these that pass only at their second try are no chance. */
const FLAKY_AT_MOST = 2
const SLOWEST_NAMED = 10

function isFarOver({ suite, processorSeconds }: Entry): boolean {
  return processorSeconds !== undefined && processorSeconds > suite.limitSeconds * TOLERANCE
}

function lineOf(entry: Entry, isLong: boolean): string {
  const { suite, minutes, processorSeconds, passed, failed } = entry
  const used = processorSeconds === undefined ? '-' : processorSeconds.toFixed(0)
  const isOver = processorSeconds !== undefined && processorSeconds > suite.limitSeconds
  return [
    suite.name.padEnd(10),
    minutes.toFixed(2).padStart(8),
    used.padStart(12),
    String(suite.limitSeconds).padStart(7),
    `   ${passed} passed, ${failed} failed`,
    isLong || !isOver ? '' : isFarOver(entry) ? '   FAR OVER ITS LIMIT' : '   over its limit',
  ].join('')
}

function slowest(entries: readonly Entry[]): string[] {
  const all: Timed[] = entries.flatMap(({ timed }) => timed)
  const named = all.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_NAMED)
  return named.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s   ${name}`)
}

function paragraph(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines] : []
}

/**
 * Where the time went, what failed by name, and whether all is well. A suite far over its limit, and more flaky tests
 * than a few, are failures like any other. The last line is the one that other programs read.
 */
export function verdictOf(entries: readonly Entry[], { minutes, pace, isLong }: Run): Verdict {
  const flaky = entries.flatMap((entry) => entry.flaky)
  const ofTheRun = [
    ...entries
      .filter((entry) => !isLong && isFarOver(entry))
      .map(({ suite }) => `${suite.name} uses more than ${TOLERANCE} times the processor time that it may`),
    ...(flaky.length > FLAKY_AT_MOST ? [`${flaky.length} tests passed only when they were tried again`] : []),
  ]
  const passed = entries.reduce((sum, entry) => sum + entry.passed, 0)
  if (passed === 0) ofTheRun.push('no test ran')
  const failed = entries.reduce((sum, entry) => sum + entry.failed, 0) + ofTheRun.length
  return {
    isGood: failed === 0,
    lines: [
      ...paragraph('The slowest tests', slowest(entries)),
      ...paragraph(
        'suite      minutes   processor s   limit',
        entries.map((entry) => lineOf(entry, isLong)),
      ),
      `in all     ${minutes.toFixed(2).padStart(8)}   at a pace of ${pace.toFixed(2)}`,
      ...paragraph('What failed', [...entries.flatMap(({ failures }) => failures), ...ofTheRun]),
      ...paragraph(
        'Passed at the second try',
        flaky.map((name) => `FLAKY ${name}`),
      ),
      '',
      `${passed} passed, ${failed} failed`,
    ],
  }
}
