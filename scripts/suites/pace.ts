import { isMainThread, parentPort, Worker } from 'node:worker_threads'

/** What the work below takes on the machine that the limits of the suites were set on, in milliseconds. */
const REFERENCE_MS = 9
const PAUSE_MS = 2_000
const WARM_UP = 10

/** Numbers, texts, memory and sorting: much the same for the processor as running tests. */
function work(): number {
  const numbers = Float64Array.from({ length: 40_000 }, (_, place) => Math.sin(place) * 1_000)
  numbers.sort()
  const words = new Map<string, number>()
  for (const [place, number] of numbers.entries()) {
    const word = (number | 0).toString(36)
    words.set(word, (words.get(word) ?? 0) + place)
  }
  return JSON.stringify([...words]).replace(/[aeiou]/g, '').length
}

function workMs(): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

if (!isMainThread && parentPort) {
  const port = parentPort
  for (let times = 0; times < WARM_UP; times += 1) work()
  const tell = () => port.postMessage(workMs())
  tell()
  setInterval(tell, PAUSE_MS)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export type Pace = {
  /** How often the reference machine would have done since then what this one did once: above 1 this one is slower. */
  since(startedAt: number): number
  stop(): Promise<unknown>
}

/** Does the same piece of work again and again beside a run, so that a slow or busy machine is known as one. */
export function watchPace(): Pace {
  const worker = new Worker(new URL(import.meta.url))
  const samples: { readonly at: number; readonly ms: number }[] = []
  worker.on('message', (ms: number) => samples.push({ at: performance.now(), ms }))
  return {
    since(startedAt) {
      const meanwhile = samples.filter(({ at }) => at >= startedAt)
      const heard = meanwhile.length > 0 ? meanwhile : samples.slice(-1)
      return heard.length > 0 ? median(heard.map(({ ms }) => ms)) / REFERENCE_MS : 1
    },
    stop: () => worker.terminate(),
  }
}
