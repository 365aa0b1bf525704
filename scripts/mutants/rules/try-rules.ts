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
    // It reads the configuration of TypeScript by an interface that TypeScript 7 does not have, unless there is none to read.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    tempDirName: '.cache/stryker/copies',
    cleanTempDir: 'always',
    // What is copied for each run: what the tests stand on, and nothing else.
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
    // A loop is a hundred times as long; a busy machine is not.
    timeoutMS: 20_000,
    concurrency: 2,
  }
}

/** Breaks the rules of a part one after the other, in a copy of the tree. */
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
    // A rule that is broken is tried with every case that its properties ask for.
    env: { ...process.env, TEST_LONG: '1', MUTANTS_TESTS: part.tests.join(' ') },
    stdio: 'inherit',
  })
  const code = await new Promise((end) => child.on('close', end))
  if (code !== 0) throw new Error(`Stryker ended with code ${code}.`)
  const verdicts = readReport(JSON.parse(await readFile(report, 'utf8')))
  await rm(folder, { recursive: true })
  return verdicts
}
