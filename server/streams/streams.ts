import type { Kysely } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import { streamSettings } from '#domain/stream-settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { repeat } from '#server/jobs/repeat.ts'
import type { Log } from '#server/log.ts'
import { readStreamEvents, type StoredEvent } from './read-stream-events.ts'

/** A connection that reads a channel. */
export type Reader = {
  readonly channel: string
  /** A customer's session; undefined for a guest. */
  readonly sessionId: string | undefined
  /** When the access token that opened the stream expires. */
  readonly endsAt: Date | undefined
  /** The number of the last event that was delivered. */
  after: number
  /** Whether the reader has taken nearly everything that was written. */
  canWrite(): boolean
  deliver(event: StoredEvent): void
  beat(): void
  end(): void
}

type StreamLimits = Pick<typeof streamSettings, 'perVisitor' | 'inAll' | 'lookMs' | 'heartbeatMs' | 'patienceMs'>

/** Why no further stream may be opened, and when to try again. */
export type JoinResult = Result<undefined, 'TOO_MANY_REQUESTS' | 'UNAVAILABLE', { readonly retryAfterSeconds: number }>

type StreamsDeps = {
  readonly log: Log
  now(): Date
  /** Overrides the default limits; for tests. */
  readonly limits?: { readonly [Name in keyof StreamLimits]?: number }
}

const { retrySeconds } = streamSettings

export type Streams = ReturnType<typeof createStreams>

/** All streams of this server. One loop polls the table for all of them; no stream holds a database connection. */
export function createStreams({ log, now, limits: own }: StreamsDeps) {
  const limits = { ...streamSettings, ...own }
  const readers = new Set<Reader>()
  /** Since when a reader has stopped taking what was written. */
  const fullSince = new WeakMap<Reader, number>()
  let isStopped = false

  /** Adds a reader until it unsubscribes, if the limits allow another one. */
  function join(reader: Reader): JoinResult {
    if (isStopped || readers.size >= limits.inAll) return fail('UNAVAILABLE', { retryAfterSeconds: retrySeconds.inAll })
    const own = [...readers].filter(({ channel }) => channel === reader.channel)
    if (own.length >= limits.perVisitor)
      return fail('TOO_MANY_REQUESTS', { retryAfterSeconds: retrySeconds.perVisitor })
    readers.add(reader)
    return ok(undefined)
  }

  function unsubscribe(reader: Reader): void {
    readers.delete(reader)
  }

  function end(reader: Reader): void {
    unsubscribe(reader)
    reader.end()
  }

  /**
   * A reader that takes nothing gets no further events, which wait in the table; after a while its connection is
   * closed.
   */
  function isReady(reader: Reader): boolean {
    if (reader.endsAt && reader.endsAt <= now()) end(reader)
    else if (reader.canWrite()) fullSince.delete(reader)
    else {
      const since = fullSince.get(reader) ?? performance.now()
      fullSince.set(reader, since)
      if (performance.now() - since >= limits.patienceMs) end(reader)
      return false
    }
    return readers.has(reader)
  }

  /** A reader that joins during a query is served by the next one: this query started at other positions. */
  async function look(db: Kysely<Schema>): Promise<void> {
    const ready = [...readers].filter(isReady)
    if (ready.length === 0) return
    const channels = new Map<string, number>()
    for (const { channel, after } of ready) channels.set(channel, Math.min(after, channels.get(channel) ?? after))
    const sessions = new Set(ready.flatMap(({ sessionId = [] }) => sessionId))
    const { events, ended, isPartial } = await readStreamEvents(db, channels, [...sessions])
    for (const reader of ready) {
      if (ended.has(reader.channel) || (reader.sessionId !== undefined && ended.has(reader.sessionId))) end(reader)
      else notifyReaders(reader, events.get(reader.channel) ?? [])
    }
    if (isPartial && !isStopped) await look(db)
  }

  function notifyReaders(reader: Reader, events: readonly StoredEvent[]): void {
    for (const event of events) {
      if (event.number <= reader.after) continue
      if (!reader.canWrite()) return
      reader.after = event.number
      deliver(reader, event)
    }
  }

  /** An event that breaks the contract is a bug of the server; it is logged and skipped. */
  function deliver(reader: Reader, event: StoredEvent): void {
    try {
      reader.deliver(event)
    } catch (error) {
      log.error({ err: error, kind: event.kind, number: event.number }, 'An event could not be delivered')
    }
  }

  return {
    join,
    unsubscribe,
    count: () => readers.size,
    /** Polls until it is stopped. The stop ends every stream at once and rejects new ones. */
    watch(db: Kysely<Schema>): () => Promise<void> {
      const stopLooking = repeat(
        () => look(db).catch((error) => log.warn({ err: error }, 'The streams could not be polled')),
        limits.lookMs,
      )
      const beating = setInterval(() => {
        for (const reader of readers) if (reader.canWrite()) reader.beat()
      }, limits.heartbeatMs)
      return async () => {
        isStopped = true
        clearInterval(beating)
        for (const reader of readers) end(reader)
        await stopLooking()
      }
    },
  }
}
