import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { minuteMs } from '#domain/time.ts'
import type { Binaries } from './binaries.ts'
import { connectionTo } from './connection.ts'
import { didNotStart, type LogSection, openLogSection } from './log-file.ts'
import type { ProcessUser } from './run-as.ts'
import { startWatched, type WatchedProcess } from './watchdog.ts'

/** How long the database may take to answer; a start after a crash replays the write-ahead log first. */
const startLimitMs = minuteMs
const retryMs = 20
const processExitMs = 1_000

export type ClusterPaths = {
  cluster: string
  socketFolder: string
  logFile: string
  binaries: Binaries
  as: ProcessUser
}

/** No TCP, and a log without statements and values: they contain names and addresses of customers. */
const databaseSettings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_checkpoints=off',
]

/**
 * Handles the `postmaster.pid` of an earlier database. This process holds the folder's lock, so a database that still
 * runs on it has lost its shop: it is stopped and waited for. If the pid now belongs to another program, PostgreSQL
 * would refuse to start, so the file is removed.
 */
async function clearEarlier(cluster: string, deadline: number): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  while (performance.now() < deadline) {
    const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
    const command = pid ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined) : undefined
    if (command === undefined) return
    // A zombie may have been the database until a moment ago, and its child processes may still be exiting.
    if (command === '') await pause(processExitMs)
    if (!command.includes(cluster)) return rm(file, { force: true })
    try {
      process.kill(pid, 'SIGINT')
    } catch {}
    await pause(retryMs)
  }
}

async function answers(socketFolder: string): Promise<boolean> {
  const client = new Client(connectionTo(socketFolder, 'postgres'))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Errors that an earlier database causes for a moment after kill -9; they go away by themselves. */
const passing = /shared memory block|lock file "postmaster.pid" already exists/

async function tryOnce(place: ClusterPaths, log: LogSection, deadline: number): Promise<WatchedProcess | undefined> {
  const settings = [...databaseSettings, `unix_socket_directories="${place.socketFolder}"`]
  const words = ['-D', place.cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const running = startWatched(join(place.binaries.folder, 'postgres'), words, place.as, log)
  let hasEnded = false
  void running.ended.then(() => {
    hasEnded = true
  })
  while (!hasEnded && performance.now() < deadline) {
    if (await answers(place.socketFolder)) return running
    await pause(retryMs)
  }
  running.stop()
  await running.ended
  return undefined
}

/** Starts the database and returns once it accepts connections. */
export async function launch(place: ClusterPaths): Promise<WatchedProcess> {
  const deadline = performance.now() + startLimitMs
  for (;;) {
    await clearEarlier(place.cluster, deadline)
    const log = await openLogSection(place.logFile)
    try {
      const running = await tryOnce(place, log, deadline)
      if (running) return running
      const said = await log.read()
      if (!passing.test(said) || performance.now() >= deadline) throw didNotStart(said, log)
    } finally {
      log.close()
    }
    await pause(retryMs * 5)
  }
}
