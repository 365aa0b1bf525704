import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterSecondTry, type Count, countOf, mayBeChance, nothingCounted } from './count-report.ts'
import type { BrowserRun, NodeRun, Step } from './suites.ts'

export type RunOptions = {
  /** What the processes of the step find in their environment besides. */
  readonly env?: Readonly<Record<string, string>>
  /** Other steps run beside this one: what it says is kept, and shown whole if it fails. */
  readonly isBeside?: boolean
}

type Ended = { readonly code: number | null; readonly said: string }

function run(words: readonly string[], { env = {}, isBeside = false }: RunOptions): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', ...words], {
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
    child.on('error', () => resolve({ code: null, said }))
    child.on('close', (code) => resolve({ code, said }))
  })
}

async function reportIn(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Runs tests with a report for programs beside the one for people. */
async function runTests(
  name: string,
  wordsFor: (file: string) => { words: readonly string[]; env?: Record<string, string> },
  options: RunOptions,
): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'hadashi-report-'))
  const file = join(folder, 'report.json')
  const { words, env } = wordsFor(file)
  const { code, said } = await run(words, { ...options, env: { ...options.env, ...env } })
  const counted = countOf(await reportIn(file), code, name)
  await rm(folder, { recursive: true, force: true })
  if (counted.failed > 0) process.stdout.write(said)
  return counted
}

function runInNode({ project }: NodeRun, options: RunOptions): Promise<Count> {
  const wordsFor = (file: string) => ({
    words: [
      ...['vitest', 'run', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
  })
  return runTests(project, wordsFor, options)
}

async function runInBrowser({ project }: BrowserRun, options: RunOptions): Promise<Count> {
  const wordsFor = (file: string, ...more: string[]) => ({
    words: ['playwright', 'test', `--project=${project}`, '--reporter=line,json', ...more],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const first = await runTests(project, (file) => wordsFor(file), options)
  if (!mayBeChance(first)) return first
  const alone = { ...options, env: { ...options.env, TEST_TRACE: '1' } }
  const second = await runTests(project, (file) => wordsFor(file, '--last-failed', '--workers=1'), alone)
  return afterSecondTry(first, second)
}

/** Runs one step and counts it. */
export async function runStep(step: Step, options: RunOptions = {}): Promise<Count> {
  if (step.kind === 'node') return runInNode(step, options)
  if (step.kind === 'browser') return runInBrowser(step, options)
  const { code, said } = await run(step.words, options)
  if (code === 0) return { ...nothingCounted, passed: 1 }
  process.stdout.write(said)
  return { ...nothingCounted, failed: 1, failures: [step.name] }
}
