/** A step that is right or wrong as a whole. */
export type Check = { readonly kind: 'check'; readonly name: string; readonly words: readonly string[] }
/** A run of tests, which are counted one by one. */
export type TestRun = { readonly kind: 'vitest' | 'playwright'; readonly project: string }
export type Step = Check | TestRun

export type Suite = { readonly name: string; readonly limitMinutes: number; readonly steps: readonly Step[] }

function check(name: string, ...words: string[]): Check {
  return { kind: 'check', name, words }
}

const vitest = (project: string): TestRun => ({ kind: 'vitest', project })
const playwright = (project: string): TestRun => ({ kind: 'playwright', project })

/** What holds before a test runs: the shop builds, and its sources are in order. */
export const staticChecks: readonly Step[] = [
  check('build', 'node', 'scripts/build.ts'),
  check('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
  check('types', 'tsc', '-b'),
  check('texts in both languages', 'node', 'scripts/check-texts.ts'),
  check('diagrams', 'node', 'scripts/diagrams.ts', '--check'),
  check('names of countries', 'node', 'scripts/freeze-countries.ts', '--check'),
  check('settings table', 'node', 'scripts/settings-table.ts', '--check'),
]

/** The whole of `npm test`, with the minutes on two cores that each part may take. */
export const suites: readonly Suite[] = [
  { name: 'build', limitMinutes: 1, steps: staticChecks },
  { name: 'unit', limitMinutes: 2, steps: [vitest('rules'), vitest('pages'), vitest('screens'), vitest('security')] },
  { name: 'machines', limitMinutes: 1, steps: [vitest('machines')] },
  { name: 'browser', limitMinutes: 6, steps: [playwright('browser')] },
  { name: 'axe', limitMinutes: 4, steps: [playwright('axe')] },
  { name: 'race', limitMinutes: 1, steps: [vitest('race')] },
  { name: 'kills', limitMinutes: 1, steps: [vitest('kills')] },
  { name: 'photos', limitMinutes: 1, steps: [vitest('photos')] },
  { name: 'shoes', limitMinutes: 1, steps: [vitest('shoes')] },
]

/** Full sizes and first starts, for `npm run test:long` only. */
export const longSuites: readonly Suite[] = [
  { name: 'first-run', limitMinutes: 10, steps: [vitest('first-run')] },
  { name: 'shoes-long', limitMinutes: 10, steps: [vitest('shoes-long')] },
]
