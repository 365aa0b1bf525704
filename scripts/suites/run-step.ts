import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Step } from './suites.ts'

export type Count = { readonly passed: number; readonly failed: number }

function run(words: readonly string[], env: Record<string, string> = {}): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', ...words], { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
}

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

function isVitest(report: object): report is VitestReport {
  return 'numPassedTests' in report && 'numFailedTests' in report
}

function isPlaywright(report: object): report is PlaywrightReport {
  return 'stats' in report
}

/** What a runner counted. A run that broke before or beside its tests counts as one failure, so that it is never green. */
export function countOf(report: unknown, code: number | null): Count {
  const none = { passed: 0, failed: 0 }
  const isObject = typeof report === 'object' && report !== null
  let counted: Count = none
  if (isObject && isVitest(report)) counted = { passed: report.numPassedTests, failed: report.numFailedTests }
  // A test that passes only at its second try is no proof.
  else if (isObject && isPlaywright(report))
    counted = { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

async function reportIn(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Runs one step, lets the person see it, and counts it. */
export async function runStep(step: Step): Promise<Count> {
  if (step.kind === 'check') {
    console.log(`\n> ${step.name}`)
    return (await run(step.words)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }
  console.log(`\n> ${step.project}`)
  const folder = await mkdtemp(join(tmpdir(), 'hadashi-report-'))
  const file = join(folder, 'report.json')
  const code =
    step.kind === 'vitest'
      ? await run([
          'vitest',
          'run',
          '--project',
          step.project,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ])
      : await run(['playwright', 'test', '--project', step.project, '--reporter=line,json'], {
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        })
  const counted = countOf(await reportIn(file), code)
  await rm(folder, { recursive: true, force: true })
  return counted
}
