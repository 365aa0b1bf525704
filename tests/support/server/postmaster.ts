import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The process id of the database in a data folder, or undefined. */
export function readPostmasterPid(dataDir: string): number | undefined {
  try {
    const first = readFileSync(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]
    return Number(first) || undefined
  } catch {
    return undefined
  }
}

function quietly(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

/** The command line of a process; empty if it has ended since it was listed. */
export function readCommandLine(pid: number): string {
  return quietly(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
}

/**
 * Every process that names a folder in its command line or works inside it: the database, its child processes, its
 * watcher.
 */
export function listProcesses(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter(
      (pid) =>
        readCommandLine(Number(pid)).includes(folder) ||
        quietly(() => readlinkSync(`/proc/${pid}/cwd`)).startsWith(folder),
    )
    .map(Number)
}
