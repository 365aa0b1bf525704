import { countUse } from '../count-use.ts'

/** Ends a process by `kill -9`, as a power cut would, and counts it among the crashes that `npm test` may have. */
export function crashProcess(pid: number | undefined): void {
  if (pid === undefined) throw new Error('The process that was to crash is not there')
  countUse('crashes')
  process.kill(pid, 'SIGKILL')
}
