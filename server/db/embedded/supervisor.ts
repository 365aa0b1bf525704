import { closeSync, openSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Log } from '#server/log.ts'
import { DatabaseStartError } from '../database-start-error.ts'
import type { Binaries } from './binaries.ts'
import { lastLine, superuser } from './cluster.ts'
import type { RunAs } from './run-as.ts'
import { startWatched, type Watched } from './watchdog.ts'

/** How long the first answer may take; a start after a crash replays the log first. */
const startLimitMs = 60_000
const askAgainMs = 20
/** A database that dies more often than this is not helped by another start. */
const maxRestarts = 5
const restartWindowMs = 60_000

export type Place = { cluster: string; socketFolder: string; logFile: string; binaries: Binaries; as: RunAs }

export type Supervisor = {
  /** False while the database is down and when it has been given up. */
  isUp(): boolean
  stop(): Promise<void>
}

function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms))
}

/** A pid file whose number now belongs to another program would keep PostgreSQL from starting. */
async function removeStalePidFile(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid')
  const pid = Number((await readFile(path, 'utf8').catch(() => '')).split('\n')[0])
  if (!pid) return
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (command !== undefined && !command.includes(cluster)) await rm(path, { force: true })
}

async function answers(socketFolder: string): Promise<boolean> {
  const client = new Client({ host: socketFolder, user: superuser, database: 'postgres' })
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

async function tailOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const length = Math.min(size, 4_096)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString('utf8')
  } finally {
    await handle.close()
  }
}

/** What an earlier database leaves for a moment after kill -9; it goes away by itself. */
const passing = /shared memory block|lock file "postmaster.pid" already exists/

async function launch(place: Place): Promise<Watched> {
  const deadline = performance.now() + startLimitMs
  for (;;) {
    await removeStalePidFile(place.cluster)
    const log = openSync(place.logFile, 'a', 0o600)
    const words = [
      ['-D', place.cluster],
      ['-c', 'listen_addresses='],
      ['-c', `unix_socket_directories=${place.socketFolder}`],
      ['-c', 'unix_socket_permissions=0700'],
    ].flat()
    const running = startWatched(join(place.binaries.folder, 'postgres'), words, place.as, log)
    closeSync(log)
    let hasEnded = false
    void running.ended.then(() => {
      hasEnded = true
    })
    while (!hasEnded && performance.now() < deadline) {
      if (await answers(place.socketFolder)) return running
      await pause(askAgainMs)
    }
    running.stop()
    await running.ended
    const said = await tailOf(place.logFile)
    if (!passing.test(said) || performance.now() >= deadline)
      throw new DatabaseStartError(
        'did_not_start',
        `The database did not start: ${lastLine(said)} (more in ${place.logFile})`,
      )
    await pause(askAgainMs * 5)
  }
}

/** Starts the database and starts it again when it dies, until it is stopped or has died too often. */
export async function supervise(place: Place, log: Log): Promise<Supervisor> {
  let running = await launch(place)
  let isUp = true
  let isStopping = false
  let restarts: number[] = []

  /** True while another start may help. A database that died too often in a minute is left alone. */
  function mayStartAgain(): boolean {
    const now = performance.now()
    restarts = [...restarts.filter((at) => now - at < restartWindowMs), now]
    return restarts.length <= maxRestarts
  }

  async function startAgain(): Promise<void> {
    try {
      running = await launch(place)
      isUp = true
      // The stop came while this database was starting: it goes the way of the one before.
      if (isStopping) running.stop()
    } catch (error) {
      log.warn({ err: error }, 'The database did not start')
    }
  }

  async function keepUp(): Promise<void> {
    for (;;) {
      const code = await running.ended
      isUp = false
      if (isStopping) return
      if (!mayStartAgain()) {
        log.error({ code }, 'The database keeps ending and is given up. Look at its log, then start the shop again.')
        return
      }
      log.warn({ code }, 'The database ended by itself and is started again')
      await startAgain()
    }
  }
  const keeping = keepUp()

  return {
    isUp: () => isUp,
    async stop() {
      isStopping = true
      running.stop()
      await keeping
    },
  }
}
