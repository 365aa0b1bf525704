import { type StreamCall, streamWords } from '#domain/contract/call-kinds.ts'
import { streamSettings } from '#domain/stream-settings.ts'
import { type Callers, whoCalls } from '../who-calls.ts'
import { createEventParser, type RawEvent } from './parse-events.ts'

export type StreamDeps = Callers & {
  readonly base: string
  readonly fetch: typeof fetch
  /** Waits; resolves at once when aborted. */
  pause(ms: number, signal: AbortSignal): Promise<void>
  /** A random number between 0 and 1, which keeps many browsers from reconnecting at the same moment. */
  chance(): number
}

type ReadStreamOptions = {
  readonly signal: AbortSignal
  /** The last event that was received, here or in another tab. */
  lastId(): string | undefined
  onEvent(event: RawEvent): void
  /** Called whenever it reads or tries to, even if no event comes. */
  alive(): void
}

/** Why reading ended: it was stopped, the caller is not authorized, or the server rejected the request. */
export type StreamEnd = 'stopped' | 'nobody' | 'refused'

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** A connection that is silent for this long is broken, even if no error was reported. */
const silenceMs = 3 * streamSettings.heartbeatMs

/**
 * Reads a stream of the shop and reconnects whenever it ends, after growing pauses, from the last received
 * event. Never throws. A rejected token is refreshed once, as for any call.
 */
export async function readStream(
  { base, fetch, session, guest, pause, chance }: StreamDeps,
  { path, needs }: StreamCall,
  { signal, lastId, onEvent, alive }: ReadStreamOptions,
): Promise<StreamEnd> {
  let tries = 0
  let isRefreshed = false

  while (!signal.aborted) {
    alive()
    const caller = await whoCalls({ session, guest }, needs, signal)
    if (caller === 'nobody') return 'nobody'
    const answer = caller === 'unanswered' ? undefined : await readOnce(caller.headers)
    if (answer?.status === 401) {
      if (typeof caller === 'string' || caller.token === undefined) return 'nobody'
      session.reportRejectedToken(caller.token, isRefreshed)
      if (isRefreshed) return 'nobody'
      isRefreshed = true
      continue
    }
    const { status = 0, retryAfterMs = 0 } = answer ?? {}
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) return 'refused'
    const growing = Math.min(longestPauseMs, firstPauseMs * 2 ** tries)
    tries += 1
    await pause(Math.max(retryAfterMs, growing * (0.5 + chance() / 2)), signal)
  }
  return 'stopped'

  /** Reads one response to its end, however it ends; undefined if there was none. */
  async function readOnce(
    headers: Record<string, string>,
  ): Promise<{ status: number; retryAfterMs: number } | undefined> {
    const silent = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), silenceMs)
    }
    listen()
    try {
      const last = lastId()
      const answer = await fetch(base + path, {
        headers: { accept: 'text/event-stream', ...headers, ...(last ? { [streamWords.lastIdHeader]: last } : {}) },
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.any([signal, silent.signal]),
      })
      const retryAfterMs = (Number(answer.headers.get('retry-after')) || 0) * 1_000
      const isStream = answer.ok && answer.headers.get('content-type')?.startsWith('text/event-stream')
      if (isStream && answer.body) await readBody(answer.body, listen)
      else await answer.body?.cancel()
      return { status: answer.status, retryAfterMs }
    } catch {
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  async function readBody(body: ReadableStream<Uint8Array>, listen: () => void): Promise<void> {
    const parse = createEventParser()
    const reader = body.getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done || signal.aborted) return
        listen()
        alive()
        for (const event of parse(value)) {
          tries = 0
          isRefreshed = false
          onEvent(event)
        }
      }
    } finally {
      reader.cancel().catch(() => {})
    }
  }
}
