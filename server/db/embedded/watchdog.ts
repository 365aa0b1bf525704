import { type ChildProcess, spawn } from 'node:child_process'
import type { LogSection } from './log-file.ts'
import type { ProcessUser } from './run-as.ts'

/**
 * The environment of the database's programs. It contains none of ours, so that no setting of the shell affects the
 * data.
 */
const quietEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Runs a program and watches this process from outside: descriptor 3 is a pipe whose other end only this process holds.
 * However this process ends, kill -9 included, the pipe closes and the watcher stops the program. INT is PostgreSQL's
 * fast shutdown; it is repeated because a program that has just started does not handle it yet, and QUIT follows when
 * it never does. At the end `kill 0` ends the rest of the process group that `detached` created, the watcher and its
 * sleep, and the watcher is waited for, so that no process is left once the database is closed.
 */
const watch = `
"$@" 3<&- &
program=$!
(
  read -r nothing <&3
  for seconds in 0.05 0.1 0.2 0.5 1 2 4 8 8; do
    kill -INT $program 2>/dev/null || exit
    sleep $seconds
  done
  kill -QUIT $program
) &
exec 3<&-
wait $program
code=$?
trap '' TERM
kill 0
wait
exit $code
`

export type WatchedProcess = {
  readonly ended: Promise<number | null>
  /** Stops the program just as the end of this process would. */
  stop(): void
}

/**
 * `detached` also keeps the terminal's Ctrl-C from reaching the database before the shop has finished its work with it.
 */
export function startWatched(
  command: string,
  words: readonly string[],
  as: ProcessUser,
  log: LogSection,
): WatchedProcess {
  const child: ChildProcess = spawn('/bin/sh', ['-c', watch, 'hadashi-database', ...as.prefix, command, ...words], {
    ...as.ids,
    cwd: '/',
    detached: true,
    env: quietEnvironment,
    stdio: ['ignore', log.fd, log.fd, 'pipe'],
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
