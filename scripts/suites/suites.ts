/** A step that is right or wrong as a whole. */
export type Check = { readonly kind: 'check'; readonly name: string; readonly words: readonly string[] }
/** Tests that run in Node, by the name of their project; they are counted one by one. */
export type NodeRun = { readonly kind: 'node'; readonly project: string }
/** Tests that run in a browser; one that fails is tried once more alone. */
export type BrowserRun = { readonly kind: 'browser'; readonly project: string }
export type Step = Check | NodeRun | BrowserRun

export type Suite = {
  readonly name: string
  /** Processor seconds on the machine that the limits were set on; a room that comes may add 40 of them in all. */
  readonly limitSeconds: number
  readonly steps: readonly Step[]
}

function check(name: string, ...words: string[]): Check {
  return { kind: 'check', name, words }
}

const inNode = (project: string): NodeRun => ({ kind: 'node', project })
const inBrowser = (project: string): BrowserRun => ({ kind: 'browser', project })

const build: Suite = {
  name: 'build',
  limitSeconds: 15,
  steps: [check('build', 'node', 'scripts/build.ts')],
}

/** The sources are in order, and so is what is written from them. */
const order: Suite = {
  name: 'order',
  limitSeconds: 45,
  steps: [
    check('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
    check('types', 'tsc', '-b'),
    check('texts in both languages', 'node', 'scripts/check-texts.ts'),
    check('diagrams', 'node', 'scripts/diagrams.ts', '--check'),
    check('names of countries', 'node', 'scripts/freeze-countries.ts', '--check'),
    check('settings table', 'node', 'scripts/settings-table.ts', '--check'),
  ],
}

const machines: Suite = { name: 'machines', limitSeconds: 12, steps: [inNode('machines')] }
const unit: Suite = { name: 'unit', limitSeconds: 80, steps: [inNode('rules'), inNode('pages')] }
const screens: Suite = { name: 'screens', limitSeconds: 85, steps: [inNode('screens')] }
const security: Suite = { name: 'security', limitSeconds: 25, steps: [inNode('security')] }
const race: Suite = { name: 'race', limitSeconds: 105, steps: [inNode('race')] }
const kills: Suite = { name: 'kills', limitSeconds: 75, steps: [inNode('kills')] }
const photos: Suite = { name: 'photos', limitSeconds: 80, steps: [inNode('photos')] }
const shoes: Suite = { name: 'shoes', limitSeconds: 60, steps: [inNode('shoes')] }
const browser: Suite = { name: 'browser', limitSeconds: 618, steps: [inBrowser('browser')] }

/**
 * The whole of `npm test`: stages one after the other, and in each some lanes side by side. Everything stands on the
 * build; what kills servers and waits for them leaves time to what computes.
 */
export const stages: readonly (readonly (readonly Suite[])[])[] = [
  [[build]],
  [[order, machines, unit, photos, shoes], [screens], [kills, security, race]],
  [[browser]],
]

export const suites: readonly Suite[] = stages.flat(2)

/** What `npm run verify` asks. */
export const quickSuites: readonly Suite[] = [build, order, machines, unit, screens, security]

/** Full sizes, full matrices and first starts, for `npm run test:long` only. */
export const longSuites: readonly Suite[] = [
  { name: 'first-run', limitSeconds: 600, steps: [inNode('first-run')] },
  { name: 'race-embedded', limitSeconds: 200, steps: [inNode('race-embedded')] },
  { name: 'shoes-long', limitSeconds: 2_400, steps: [inNode('shoes-long')] },
  { name: 'screens-long', limitSeconds: 600, steps: [inNode('screens-long')] },
  { name: 'browser-long', limitSeconds: 600, steps: [inBrowser('browser-long')] },
  { name: 'mutants', limitSeconds: 3_600, steps: [check('mutants', 'node', 'scripts/mutants.ts')] },
]
