/** A command that passes or fails as a whole. */
export type Check = { readonly kind: 'check'; readonly name: string; readonly command: readonly string[] }
type Selected = {
  readonly project: string
  readonly files?: readonly string[]
  /** Ends the run after this many failures; without it every failure is counted. */
  readonly maxFailures?: number
}
/** Tests that run in Node, by the name of their Vitest project, or some of its files. */
export type NodeRun = Selected & { readonly kind: 'node' }
/** Tests that run in a browser, or some files and titles of them; a failed test is retried once on its own. */
export type BrowserRun = Selected & { readonly kind: 'browser'; readonly titles?: string }
export type Step = Check | NodeRun | BrowserRun

export type Suite = { readonly name: string; readonly steps: readonly Step[] }
/** Stages run one after the other, the lanes of a stage in parallel, the suites of a lane in sequence. */
export type Stages = readonly (readonly (readonly Suite[])[])[]

function check(name: string, ...command: string[]): Check {
  return { kind: 'check', name, command }
}

const nodeSuite = (name: string, ...projects: string[]): Suite => ({
  name,
  steps: projects.map((project) => ({ kind: 'node', project })),
})
const browserSuite = (name: string): Suite => ({ name, steps: [{ kind: 'browser', project: name }] })

export const build: Suite = { name: 'build', steps: [check('build', 'node', 'scripts/build.ts')] }

/** Checks the sources and the files that are generated from them. */
export const staticChecks: Suite = {
  name: 'static',
  steps: [
    check('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
    check('types', 'tsc', '-b'),
    check('texts in both languages', 'node', 'scripts/check-texts.ts'),
    check('diagrams', 'node', 'scripts/diagrams.ts', '--check'),
    check('names of countries', 'node', 'scripts/freeze-countries.ts', '--check'),
    check('settings table', 'node', 'scripts/settings-table.ts', '--check'),
  ],
}

/** What wording and typography the texts of the shop may have: `npm run lint:texts`, outside of `npm test`. */
const texts = nodeSuite('texts', 'texts')
const commits: Suite = { name: 'commits', steps: [check('subjects of commits', 'node', 'scripts/check-commits.ts')] }
const machines = nodeSuite('machines', 'machines')
const unit = nodeSuite('unit', 'rules', 'pages')
const architecture = nodeSuite('architecture', 'architecture')
const components = nodeSuite('components', 'components')
const security = nodeSuite('security', 'security')
const integration = nodeSuite('integration', 'integration')
const crash = nodeSuite('crash', 'crash')
const accuracy = nodeSuite('accuracy', 'photos', 'shoes')
const browser = browserSuite('browser')

/**
 * The whole of `npm test`: stages in sequence, each with some parallel lanes. Everything depends on the build; suites
 * that kill servers and wait for them leave processor time to those that compute.
 */
export const stages: Stages = [
  [[build]],
  [[staticChecks, machines, unit, architecture, accuracy], [components], [crash, security, integration]],
  [[browser]],
]

export const suites: readonly Suite[] = stages.flat(2)

/** The suites that `npm run verify` runs. */
export const quickSuites: readonly Suite[] = [
  build,
  commits,
  staticChecks,
  texts,
  machines,
  unit,
  architecture,
  components,
  security,
]

/** Full sizes, full matrices and first starts, for `npm run test:long` only. */
export const longSuites: readonly Suite[] = [
  nodeSuite('first-run', 'first-run'),
  nodeSuite('integration-embedded', 'integration-embedded'),
  nodeSuite('crash-long', 'crash-long'),
  nodeSuite('security-long', 'security-long'),
  nodeSuite('accuracy-long', 'photos-long', 'shoes-long'),
  nodeSuite('components-long', 'components-long'),
  browserSuite('browser-long'),
  { name: 'mutants', steps: [check('mutants', 'node', 'scripts/mutants.ts')] },
]
