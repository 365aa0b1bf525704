import { readdirSync, readFileSync } from 'node:fs'

/** Every process of a suite has its mark in its environment, also one that outlives whoever started it. */
export const suiteVariable = 'HADASHI_SUITE'

/** Linux tells processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100
const INTERVAL_MS = 200

type Process = { readonly key: string; readonly pid: number; readonly parent: number; readonly ticks: number }

function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of a process stands in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent, user, system, startedAt] = [1, 11, 12, 19].map((place) => Number(fields[place])) as [
      number,
      number,
      number,
      number,
    ]
    return { key: `${pid}:${startedAt}`, pid: Number(pid), parent, ticks: user + system }
  } catch {
    // It ended since it was listed.
    return undefined
  }
}

function markOf(pid: number): string | undefined {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
    return environment
      .split('\0')
      .find((line) => line.startsWith(`${suiteVariable}=`))
      ?.slice(suiteVariable.length + 1)
  } catch {
    return undefined
  }
}

export type ProcessorMeter = {
  /** Processor seconds that the processes of a mark have used so far; undefined where the system does not tell. */
  secondsOf(mark: string): number | undefined
  stop(): void
}

/**
 * Adds up what every process of every suite uses, by looking at them several times a second: browsers and databases
 * take no leave of those who started them, so the system's own sums lack them. What a process uses between the last
 * look and its end is missing.
 */
export function meterProcessors(): ProcessorMeter {
  if (process.platform !== 'linux') return { secondsOf: () => undefined, stop: () => {} }
  const marks = new Map<string, string>()
  const ticks = new Map<string, number>()

  function look(): void {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const all = pids.flatMap((pid) => readProcess(pid) ?? [])
    const byPid = new Map(all.map((one) => [one.pid, one]))
    for (const one of all) {
      // A database writes its state over its environment; then it is known by its parent.
      const mark = marks.get(one.key) ?? markOf(one.pid) ?? marks.get(byPid.get(one.parent)?.key ?? '')
      if (mark === undefined) continue
      marks.set(one.key, mark)
      ticks.set(one.key, one.ticks)
    }
  }

  const timer = setInterval(look, INTERVAL_MS)
  return {
    secondsOf(mark) {
      look()
      let sum = 0
      for (const [key, used] of ticks) if (marks.get(key) === mark) sum += used
      return sum / TICKS_PER_SECOND
    },
    stop: () => clearInterval(timer),
  }
}
