/** The result of a mutant: alive when every test passed in spite of it. */
export type Verdict = { readonly name: string; readonly isAlive: boolean }

export type Findings = {
  readonly killed: number
  readonly named: number
  /** Survivors without a reason on the page. */
  readonly unnamed: readonly string[]
  /** Rows of the page about mutants that are killed by now, or that do not exist. */
  readonly stale: readonly string[]
}

/** The names in the first cells of the page's tables; one reason may cover several. */
export function namesIn(page: string): string[] {
  const cells = [...page.matchAll(/^\| (`.+?`) \|/gm)].map(([, cell = '']) => cell.replaceAll('\\|', '|'))
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

/** Compares the results with the page. Rows about a section that was not tried are ignored. */
export function judge(
  verdicts: readonly Verdict[],
  named: readonly string[],
  isTried: (name: string) => boolean,
): Findings {
  const alive = new Set(verdicts.filter(({ isAlive }) => isAlive).map(({ name }) => name))
  return {
    killed: verdicts.length - alive.size,
    named: named.filter((name) => alive.has(name)).length,
    unnamed: [...alive].filter((name) => !named.includes(name)),
    stale: named.filter((name) => isTried(name) && !alive.has(name)),
  }
}
