import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Verdict } from '../verdict.ts'
import { fetchStryker, strykerProgram } from './fetch-stryker.ts'
import { readReport } from './read-report.ts'
import type { RuleSection } from './rule-sections.ts'

function createStrykerConfig({ files }: RuleSection, report: string) {
  return {
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/rules/stryker/vitest.config.ts', related: false },
    mutate: [...files, '!**/*.test.ts'],
    // Stryker reads the TypeScript configuration through an API that TypeScript 7 lacks; `none` skips that.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    tempDirName: '.cache/stryker/copies',
    cleanTempDir: 'always',
    // The files copied for each run: what the tests depend on, and nothing else.
    ignorePatterns: [
      '/*',
      '!/domain',
      '!/server',
      '!/scripts',
      '!/tests',
      '/tests/*',
      '!/tests/support',
      '!/tests/integration',
      '!/package.json',
    ],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    logLevel: 'warn',
    allowConsoleColors: false,
    // An endless loop exceeds this; a busy machine does not.
    timeoutMS: 20_000,
    concurrency: 2,
  }
}

/** Mutates the rules of a section one after the other, in a copy of the tree. */
export async function tryRules(part: RuleSection): Promise<Verdict[]> {
  await fetchStryker()
  const folder = await mkdtemp(join(tmpdir(), 'hadashi-mutants-'))
  const [config, report] = [join(folder, 'stryker.json'), join(folder, 'report.json')]
  await writeFile(config, JSON.stringify(createStrykerConfig(part, report)))
  const words = [
    ...(part.needsPostgres ? ['tests/support/server/with-postgres.ts', process.execPath] : []),
    resolve(strykerProgram),
  ]
  const child = spawn(process.execPath, [...words, 'run', config], {
    // A mutant is tested with all runs that the properties define.
    env: { ...process.env, TEST_LONG: '1', MUTANTS_TESTS: part.tests.join(' ') },
    stdio: 'inherit',
  })
  const code = await new Promise((end) => child.on('close', end))
  if (code !== 0) throw new Error(`Stryker ended with code ${code}.`)
  const verdicts = readReport(JSON.parse(await readFile(report, 'utf8')))
  await rm(folder, { recursive: true })
  return verdicts
}
