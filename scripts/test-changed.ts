import { execFileSync } from 'node:child_process'
import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import { readImporters } from './changed/import-graph.ts'
import { type Selection, selectTests } from './changed/select-tests.ts'
import { runStages } from './suites/run-stages.ts'
import { summarizeRun } from './suites/run-summary.ts'
import { build, type Stages, type Step, type Suite } from './suites/suites.ts'

/**
 * `npm run test:changed [COMMIT]`: runs what the changes since COMMIT can break, in about three minutes on two cores.
 */

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** The changes since the given commit; otherwise the uncommitted changes, or the last commit if there are none. */
function listChanged(since: string | undefined): string[] {
  const untracked = git('ls-files', '--others', '--exclude-standard')
  if (since) return [...git('diff', '--name-only', since), ...untracked]
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...untracked]
  return uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1')
}

function listFiles(): string[] {
  const deleted = new Set(git('ls-files', '--deleted'))
  return git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => !deleted.has(file))
}

/** A failing wait takes as long as a hang: a few failures are enough. */
const maxFailures = 2

const check = (name: string, ...command: string[]): Step => ({ kind: 'check', name, command })
const inNode = (project: string, files: readonly string[]): Step[] =>
  files.length > 0 ? [{ kind: 'node', project, files, maxFailures }] : []

/** Matches the titles of every-page.spec.ts for some pages, and every test of the journeys. */
function titlePattern(pages: readonly string[]): string {
  const addresses = pages.map((page) => page.replace(/[/-]/g, '\\$&')).join('|')
  return `^(?!.*every-page\\.spec)|every-page\\.spec\\.ts (the tool page )?(/ja)?(${addresses}) (has its layout|is accessible)`
}

function browserSteps({ journeys, pages }: Selection['run']): Step[] {
  const files = [...journeys, ...(pages.length > 0 ? ['tests/e2e/every-page.spec.ts'] : [])]
  return files.length > 0
    ? [{ kind: 'browser', project: 'browser', files, titles: titlePattern(pages), maxFailures }]
    : []
}

function stagesFor({ run }: Selection, changed: readonly string[], files: readonly string[]): Stages {
  const present = changed.filter((file) => files.includes(file) && /\.(ts|tsx|mjs|json|css)$/.test(file))
  const statics = [
    ...(present.length > 0 ? [check('format and lint', 'biome', 'check', '--error-on-warnings', ...present)] : []),
    check('types', 'tsc', '-b'),
    check('texts in both languages', 'node', 'scripts/check-texts.ts'),
    check('diagrams', 'node', 'scripts/diagrams.ts', '--check'),
  ]
  const suite = (name: string, ...steps: Step[]): Suite[] => (steps.length > 0 ? [{ name, steps }] : [])
  const browser = suite('browser', ...browserSteps(run))
  return [
    [
      [
        ...suite('static', ...statics),
        ...suite('unit', ...inNode('rules', run.rules), ...inNode('machines', run.machines)),
      ],
      [
        ...suite('components', ...inNode('components', run.components)),
        ...suite('integration', ...inNode('integration', run.integration)),
        ...suite('security', ...inNode('security', run.security)),
      ],
    ],
    ...(browser.length > 0 ? [[[build]], [browser]] : []),
  ]
}

function leftOutLines({ leftOut, unknown }: Selection): string[] {
  const kinds = Object.entries(leftOut).filter(([, files]) => files.length > 0)
  return [
    ...unknown.map((file) => `${file} belongs to no topic of scripts/changed/topics.ts`),
    ...kinds.map(
      ([kind, files]) => `${files.length} of ${kind}: ${files.slice(0, 4).join(', ')}${files[4] ? ' …' : ''}`,
    ),
    'everything of accuracy, architecture, crash, and what only npm run test:long runs',
  ]
}

const { positionals } = readArgumentsOrExit({ allowPositionals: true }, 'npm run test:changed -- [COMMIT]')
const changed = listChanged(positionals[0])
const files = listFiles()
const selection = selectTests(changed, files, readImporters(files))
console.log(`${changed.length} changed files; topics: ${selection.topics.join(', ') || 'none'}`)
const { results, minutes } = await runStages(stagesFor(selection, changed, files), { stopsAtFailure: true })
const { lines, isGood } = summarizeRun(results, { minutes, isWhole: false })
const isStopped = !isGood && !results.some(({ suite }) => suite.name === 'browser')
const leftOut = [...(isStopped ? ['the browser, as something failed before it'] : []), ...leftOutLines(selection)]
console.log([...lines.slice(0, -2), '', 'Left out', ...leftOut, ...lines.slice(-2)].join('\n'))
process.exitCode = isGood ? 0 : 1
