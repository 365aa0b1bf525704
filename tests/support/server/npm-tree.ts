import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, vi } from 'vitest'

/** The processes of one start, found by a mark in the environment that every child process inherits. */
export type NpmTree = {
  readonly npm: ChildProcess
  readonly url: Promise<string>
  output(): string
  /** Every living process of this start: npm, the shop, the database and its watcher. */
  processes(): { pid: number; command: string }[]
}

function readProcessEnvironment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

function readCommandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

/** Runs the real `npm start` of this tree with its own data folder and a free port. */
export function npmStart(dataDir: string, env: Record<string, string> = {}): NpmTree {
  const mark = `HADASHI_TEST_MARK=${randomUUID()}`
  const [name = '', value = ''] = mark.split('=')
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, NODE_ENV: '', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, [name]: value, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const url = new Promise<string>((resolve, reject) => {
    const onChunk = (chunk: Buffer) => {
      output += chunk
      const address = /open at (http:\S+:\d+)\//.exec(output)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    }
    npm.stdout.on('data', onChunk)
    npm.stderr.on('data', onChunk)
    npm.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)))
  })
  // A caller that does not await the address ignores its rejection.
  url.catch(() => {})
  return {
    npm,
    url,
    output: () => output,
    processes: () =>
      readdirSync('/proc')
        .filter((pid) => /^\d+$/.test(pid))
        .map((pid) => ({ pid: Number(pid), command: readCommandLine(pid), environment: readProcessEnvironment(pid) }))
        .filter(
          ({ command, environment }) => command !== '' && (environment.includes(mark) || command.includes(dataDir)),
        )
        .map(({ pid, command }) => ({ pid, command })),
  }
}

/** Something that never happens still fails; a busy machine does not fail it. */
export const patience = { timeout: 60_000, interval: 25 }

/** Ends a process; throws if there is none. */
export function killProcess(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('no such process')
  process.kill(pid, signal)
}

/** Waits until no process of a start is left. */
export async function waitUntilGone(tree: NpmTree): Promise<void> {
  await vi.waitFor(() => expect(tree.processes()).toEqual([]), patience)
}

/** How many stores the shop of a start returns: there are four. */
export async function countStores(tree: NpmTree): Promise<number> {
  const answer = await fetch(`${await tree.url}/api/stores`)
  return (await answer.json()).data.stores.length
}

/** The process id of the shop itself among the processes of a start. */
export function findShopPid(tree: NpmTree): number {
  const found = tree.processes().find(({ command }) => /^\S*node server\/main\.ts/.test(command))
  if (!found) throw new Error(`The shop is not among: ${JSON.stringify(tree.processes())}`)
  return found.pid
}
