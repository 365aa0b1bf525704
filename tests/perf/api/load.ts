import { setTimeout as pause } from 'node:timers/promises'
import { type HttpAnswer, HttpLine, type HttpRequest } from './http-line.ts'

/** Returns the next request of one of several clients, given the last response. */
export type Caller = (before: HttpAnswer | undefined) => HttpRequest

export type LoadReport = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
}

/** The time that this share of the requests does not exceed. */
export function percentile(times: readonly number[], share: number): number {
  const inOrder = times.toSorted((one, other) => one - other)
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? Number.NaN
}

function summarizeLoad(times: readonly number[], seconds: number): LoadReport {
  const [p50Ms = 0, p95Ms = 0, p99Ms = 0] = [0.5, 0.95, 0.99].map((share) => percentile(times, share))
  return { perSecond: times.length / seconds, p50Ms, p95Ms, p99Ms }
}

function expectSuccess({ status, body }: HttpAnswer, { path }: HttpRequest): void {
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${body.slice(0, 300)}`)
}

/** Full load: every client sends its next request as soon as it has a response. */
export async function asMuchAsGoes(port: number, callers: readonly Caller[], seconds: number): Promise<LoadReport> {
  const times: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1_000
  await Promise.all(
    callers.map(async (next) => {
      const line = await HttpLine.open(port)
      let response: HttpAnswer | undefined
      while (performance.now() < end) {
        const sentAt = next(response)
        const at = performance.now()
        response = await line.send(sentAt)
        times.push(performance.now() - at)
        expectSuccess(response, sentAt)
      }
      line.close()
    }),
  )
  return summarizeLoad(times, (performance.now() - begun) / 1_000)
}

/**
 * A fixed rate, whether earlier responses have arrived or not: the time in the queue counts from when a request was
 * due.
 */
export async function atRate(
  port: number,
  callers: readonly Caller[],
  perSecond: number,
  seconds: number,
): Promise<LoadReport> {
  const lines = await Promise.all(callers.map(() => HttpLine.open(port)))
  const free = lines.map((line, index) => ({ line, next: callers[index] as Caller }))
  const times: number[] = []
  const inProgress: Promise<void>[] = []
  const begun = performance.now()
  for (let count = 0; count < perSecond * seconds; count++) {
    const due = begun + (count * 1_000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    const caller = free.shift()
    if (!caller) throw new Error('More are under way than there are callers')
    const sentAt = caller.next(undefined)
    inProgress.push(
      caller.line.send(sentAt).then((response) => {
        times.push(performance.now() - due)
        expectSuccess(response, sentAt)
        free.push(caller)
      }),
    )
  }
  await Promise.all(inProgress)
  for (const line of lines) line.close()
  return summarizeLoad(times, (performance.now() - begun) / 1_000)
}
