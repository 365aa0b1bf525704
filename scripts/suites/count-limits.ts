import { readFile } from 'node:fs/promises'

/**
 * The limits of `npm test`, in counts that are the same on every machine. Minutes are printed but never fail a run: a
 * busy machine would. A new topic may raise a limit by what architecture.md grants it.
 */
export const countLimits = {
  /** Tests in a real browser; every page counts once per language. */
  'browser tests': 150,
  /** Runs of axe over a page, by tests/support/a11y/usable.ts. */
  'axe passes': 270,
  /** Photos and tracings that the engine measures completely. */
  'photos measured': 60,
  /** Processes that are ended by SIGKILL to check what they leave behind. */
  crashes: 30,
} as const

export type CountName = keyof typeof countLimits
export type Counts = Partial<Record<CountName, number>>

export function addCounts(first: Counts, second: Counts): Counts {
  const sum: Counts = { ...first }
  for (const [name, count] of Object.entries(second) as [CountName, number][]) sum[name] = (sum[name] ?? 0) + count
  return sum
}

/** A sentence for each count above its limit. */
export function exceededLimits(counts: Counts): string[] {
  return (Object.keys(countLimits) as CountName[]).flatMap((name) => {
    const count = counts[name] ?? 0
    return count > countLimits[name] ? [`${count} ${name}, more than the ${countLimits[name]} of count-limits.ts`] : []
  })
}

/** A line of the summary for each limit. */
export function countLines(counts: Counts): string[] {
  return (Object.keys(countLimits) as CountName[]).map(
    (name) => `${name.padEnd(16)}${String(counts[name] ?? 0).padStart(6)} of at most ${countLimits[name]}`,
  )
}

/**
 * The environment variable with the file to which tests append a line for each limited use
 * (tests/support/count-use.ts).
 */
export const countUsesVariable = 'HADASHI_TEST_USES'

/** Counts the lines that the tests of a step appended to the file. */
export async function readCounts(file: string): Promise<Counts> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
  return lines.reduce<Counts>((sum, line) => addCounts(sum, { [line]: 1 }), {})
}
