import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countUsesVariable, readCounts } from './count-limits.ts'
import type { BrowserRun, NodeRun, Step } from './suites.ts'
import { isWorthRetrying, mergeRetry, noResults, readResults, type TestResults } from './test-report.ts'

export type RunOptions = {
  /** Additional environment variables for the processes of the step. */
  readonly env?: Readonly<Record<string, string>>
  /** Other steps run in parallel: its output is buffered, and printed only if it fails. */
  readonly isQuiet?: boolean
}

type CommandResult = { readonly code: number | null; readonly output: string }

function run(args: readonly string[], { env = {}, isQuiet = false }: RunOptions): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', ...args], {
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', () => resolve({ code: null, output }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Runs tests with a machine-readable report in addition to the printed one. */
async function runTests(
  name: string,
  commandFor: (file: string) => { args: readonly string[]; env?: Record<string, string> },
  options: RunOptions,
): Promise<TestResults> {
  const folder = await mkdtemp(join(tmpdir(), 'hadashi-report-'))
  const file = join(folder, 'report.json')
  const uses = join(folder, 'uses')
  const { args, env } = commandFor(file)
  const { code, output } = await run(args, { ...options, env: { ...options.env, ...env, [countUsesVariable]: uses } })
  const results = readResults(await readJson(file), code, name)
  const counts = { ...results.counts, ...(await readCounts(uses)) }
  await rm(folder, { recursive: true, force: true })
  if (results.failed > 0) process.stdout.write(output)
  return { ...results, counts }
}

function runInNode({ project, files = [], maxFailures }: NodeRun, options: RunOptions): Promise<TestResults> {
  const commandFor = (file: string) => ({
    args: [
      ...['vitest', 'run', '--project', project, ...files],
      ...(maxFailures ? [`--bail=${maxFailures}`] : []),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
  })
  return runTests(project, commandFor, options)
}

async function runInBrowser(
  { project, files = [], titles, maxFailures }: BrowserRun,
  options: RunOptions,
): Promise<TestResults> {
  const commandFor = (file: string, ...more: string[]) => ({
    args: [
      ...['playwright', 'test', `--project=${project}`, '--reporter=line,json'],
      ...(titles ? ['--grep', titles] : []),
      ...(maxFailures ? [`--max-failures=${maxFailures}`] : []),
      ...more,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const first = await runTests(project, (file) => commandFor(file, ...files), options)
  if (!isWorthRetrying(first)) return first
  const alone = { ...options, env: { ...options.env, TEST_TRACE: '1' } }
  const second = await runTests(project, (file) => commandFor(file, '--last-failed', '--workers=1'), alone)
  return mergeRetry(first, second)
}

/** Runs one step and reads its results. */
export async function runStep(step: Step, options: RunOptions = {}): Promise<TestResults> {
  if (step.kind === 'node') return runInNode(step, options)
  if (step.kind === 'browser') return runInBrowser(step, options)
  const { code, output } = await run(step.command, options)
  if (code === 0) return { ...noResults, passed: 1 }
  process.stdout.write(output)
  return { ...noResults, failed: 1, failures: [step.name] }
}
