import { minuteMs } from '#domain/time.ts'
import type { Log } from '#server/log.ts'
import { type ClusterPaths, launch } from './launch.ts'

/** Restarting does not help a database that dies more often than this. */
const maxRestarts = 5
const restartWindowMs = minuteMs

export type Supervisor = {
  /** False while the database is down, and after the supervisor has given up. */
  isUp(): boolean
  stop(): Promise<void>
}

/** Starts the database and restarts it when it dies, until it is stopped or has died too often. */
export async function supervise(place: ClusterPaths, log: Log): Promise<Supervisor> {
  let running = await launch(place)
  let isUp = true
  let isStopping = false
  let restarts: number[] = []

  function canRestart(): boolean {
    const now = performance.now()
    restarts = [...restarts.filter((at) => now - at < restartWindowMs), now]
    return restarts.length <= maxRestarts
  }

  async function restart(): Promise<void> {
    try {
      running = await launch(place)
      isUp = true
      // A stop was requested while this database was starting.
      if (isStopping) running.stop()
    } catch (error) {
      log.warn({ err: error }, 'The database did not start')
    }
  }

  async function superviseProcess(): Promise<void> {
    for (;;) {
      const code = await running.ended
      isUp = false
      if (isStopping) return
      if (!canRestart()) {
        log.error(
          { code },
          'The database keeps exiting and is no longer restarted. Check its log, then start the shop again.',
        )
        return
      }
      log.warn({ code }, 'The database exited unexpectedly and is restarted')
      await restart()
    }
  }
  const supervision = superviseProcess()

  return {
    isUp: () => isUp,
    async stop() {
      isStopping = true
      running.stop()
      await supervision
    },
  }
}
