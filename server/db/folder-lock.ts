import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseStartError } from './database-start-error.ts'

export type FolderLock = { release(): Promise<void> }

const maxTries = 8
const longestPauseMs = 80

/** When a process started, as a text that no later process with the same id shares; nothing when it is gone. */
function readStartTime(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8', env: { LC_ALL: 'C' } })
    return stdout.trim().replaceAll(/\W+/g, '-') || undefined
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended; its parent has only not collected its exit code yet.
    if (state === 'Z' || state === 'X') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)
    return `${boot}-${rest[18]}`
  } catch {
    return undefined
  }
}

/** The id of another living process that has an entry. Entries of dead processes are removed. */
async function livingRival(entries: string, own: string): Promise<number | undefined> {
  for (const name of await readdir(entries)) {
    if (name === own) continue
    const [pid, start] = name.split('.')
    if (start !== undefined && readStartTime(Number(pid)) === start) return Number(pid)
    await rm(join(entries, name), { force: true })
  }
  return undefined
}

function enter(path: string): Promise<boolean> {
  return writeFile(path, '', { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
}

/**
 * Makes this process the only one that uses a folder. Every process first writes its own entry and then looks for
 * others, so of two at once at least one sees the other: it withdraws, waits a random time and tries again. An entry's
 * name belongs to one process for ever, so removing a dead entry can never remove a living one.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const entries = join(folder, 'in-use')
  await mkdir(entries, { recursive: true, mode: 0o700 })
  const own = `${process.pid}.${readStartTime(process.pid)}`
  const path = join(entries, own)
  for (let attempt = 1; ; attempt++) {
    if (!(await enter(path))) throw inUse(folder, process.pid)
    const rival = await livingRival(entries, own)
    if (rival === undefined) return { release: () => rm(path, { force: true }) }
    await rm(path, { force: true })
    if (attempt === maxTries) throw inUse(folder, rival)
    await pause(Math.random() * longestPauseMs)
  }
}

function inUse(folder: string, pid: number): DatabaseStartError {
  return new DatabaseStartError(
    'folder_in_use',
    `The data folder ${folder} is in use by another instance of the shop (process ${pid}). Stop that instance, or give this one a folder of its own: DATA_DIR=other-folder npm start`,
  )
}
