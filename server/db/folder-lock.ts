import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'

type Holder = { pid: number; startedAt: string }

export type FolderLock = { release(): Promise<void> }

/** When a process started, in the kernel's own count: a recycled process id has another. Empty where no /proc tells. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return startedAt === '' || startOf(pid) === startedAt
}

function holderOf(text: string): Holder | undefined {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null && 'pid' in read && 'startedAt' in read)
      return { pid: Number(read.pid), startedAt: String(read.startedAt) }
  } catch {}
  return undefined
}

/** Takes a lock that its owner left behind out of the way. Two that try at once: one of them moves it, both try again. */
async function clearStale(path: string, seen: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await rename(path, aside).catch(() => {})
  const moved = await readFile(aside, 'utf8').catch(() => seen)
  // A rival was faster and we moved its fresh lock: give it back.
  if (moved !== seen) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
}

/**
 * Makes this process the only one that uses a folder. A lock is a file with its owner's process id and start time,
 * made by `link`, which fails when the name is taken, so that of two starts at once exactly one wins.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'lock')
  const own = `${path}.${randomUUID()}`
  await writeFile(own, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Holder))
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      const won = await link(own, path).then(
        () => true,
        () => false,
      )
      if (won) return { release: () => rm(path, { force: true }) }
      const seen = await readFile(path, 'utf8').catch(() => undefined)
      if (seen === undefined) continue
      const holder = holderOf(seen)
      if (holder && isAlive(holder)) throw inUse(folder, holder.pid)
      await clearStale(path, seen)
    }
    throw inUse(folder)
  } finally {
    await rm(own, { force: true })
  }
}

function inUse(folder: string, pid?: number): DatabaseStartError {
  const who = pid === undefined ? 'another process' : `another start of the shop (process ${pid})`
  return new DatabaseStartError(
    'folder_in_use',
    `The data folder ${folder} is in use by ${who}. Stop that one, or give this start a folder of its own: DATA_DIR=other-folder npm start`,
  )
}
