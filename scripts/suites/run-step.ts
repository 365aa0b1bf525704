import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Count, countOf } from './count-report.ts'
import type { Step } from './suites.ts'

function run(words: readonly string[], env: Record<string, string> = {}): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', ...words], { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
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
    const isGood = (await run(step.words)) === 0
    return isGood ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [step.name] }
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
  const counted = countOf(await reportIn(file), code, step.project)
  await rm(folder, { recursive: true, force: true })
  return counted
}
