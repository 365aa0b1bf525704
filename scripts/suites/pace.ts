import { spawnSync } from 'node:child_process'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

/** What each work takes on the machine that the limits of the suites were set on, in milliseconds. */
const REFERENCE_MS = { computing: 9, starting: 48 } as const
const PAUSE_MS = 2_000
const WARM_UP = 10
const FRESH_BYTES = 32 * 1024 * 1024

type Work = keyof typeof REFERENCE_MS
export type Sample = { readonly at: number; readonly ms: Readonly<Record<Work, number>> }

/** Numbers, texts, memory and sorting: much the same for the processor as running tests. */
function compute(): number {
  const numbers = Float64Array.from({ length: 40_000 }, (_, place) => Math.sin(place) * 1_000)
  numbers.sort()
  const words = new Map<string, number>()
  for (const [place, number] of numbers.entries()) {
    const word = (number | 0).toString(36)
    words.set(word, (words.get(word) ?? 0) + place)
  }
  return JSON.stringify([...words]).replace(/[aeiou]/g, '').length
}

function computingMs(): number {
  const before = process.threadCpuUsage()
  compute()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * A program that starts and takes memory that was not its own before: what browsers and databases do all the time, and
 * what costs twice as much on some virtual machines that compute just as fast.
 */
function startingMs(): number {
  const program = `Buffer.alloc(${FRESH_BYTES}, 1); const { user, system } = process.cpuUsage(); console.log(user + system)`
  return Number(spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }).stdout) / 1_000
}

if (!isMainThread && parentPort) {
  const port = parentPort
  for (let times = 0; times < WARM_UP; times += 1) compute()
  const tell = () => port.postMessage({ computing: computingMs(), starting: startingMs() } satisfies Sample['ms'])
  tell()
  setInterval(tell, PAUSE_MS)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** How much slower the machine was at the work that it was slowest at: nobody knows what a suite is made of. */
export function paceOf(samples: readonly Sample[]): number {
  const works = Object.keys(REFERENCE_MS) as Work[]
  const paces = works.map((work) => median(samples.map(({ ms }) => ms[work])) / REFERENCE_MS[work])
  return samples.length > 0 ? Math.max(...paces) : 1
}

export type Pace = {
  /** How often the reference machine would have done since then what this one did once: above 1 this one is slower. */
  since(startedAt: number): number
  stop(): Promise<unknown>
}

/** Does the same work again and again beside a run, so that a slow or busy machine is known as one. */
export function watchPace(): Pace {
  const worker = new Worker(new URL(import.meta.url))
  const samples: Sample[] = []
  worker.on('message', (ms: Sample['ms']) => samples.push({ at: performance.now(), ms }))
  return {
    since(startedAt) {
      const meanwhile = samples.filter(({ at }) => at >= startedAt)
      return paceOf(meanwhile.length > 0 ? meanwhile : samples.slice(-1))
    },
    stop: () => worker.terminate(),
  }
}
