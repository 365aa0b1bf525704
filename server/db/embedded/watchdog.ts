import { type ChildProcess, spawn } from 'node:child_process'
import { quietEnvironment } from './cluster.ts'
import type { RunAs } from './run-as.ts'

/**
 * Starts the database and watches us from outside: descriptor 3 is a pipe whose other end only this process holds.
 * However we end, kill -9 included, the pipe closes, and the watcher stops the database (INT is its "fast" stop).
 */
const watch = `
"$@" 3<&- &
database=$!
trap 'kill -INT $database' INT TERM HUP
( cat <&3 >/dev/null; kill -INT $database 2>/dev/null ) &
watcher=$!
exec 3<&-
wait $database
code=$?
kill -0 $database 2>/dev/null && { wait $database; code=$?; }
kill $watcher 2>/dev/null
exit $code
`

export type Watched = {
  readonly ended: Promise<number | null>
  /** Ends the database as our own end would. */
  stop(): void
}

/** `detached` keeps the terminal's Ctrl-C from reaching the database before we have finished our work with it. */
export function startWatched(command: string, words: readonly string[], as: RunAs, log: number): Watched {
  const child: ChildProcess = spawn('/bin/sh', ['-c', watch, 'hadashi-database', ...as.prefix, command, ...words], {
    ...as.ids,
    cwd: '/',
    detached: true,
    env: quietEnvironment,
    stdio: ['ignore', log, log, 'pipe'],
  })
  const lifeline = child.stdio[3]
  lifeline?.on('error', () => {})
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('exit', (code) => {
      lifeline?.destroy()
      resolve(code)
    })
  })
  return { ended, stop: () => void lifeline?.destroy() }
}
