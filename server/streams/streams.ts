import type { Kysely } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import { streamSettings } from '#domain/stream-settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { repeat } from '#server/jobs/repeat.ts'
import type { Log } from '#server/log.ts'
import { readStreamEvents, type StoredEvent } from './read-stream-events.ts'

/** Who follows a channel, as long as they may. */
export type Reader = {
  readonly channel: string
  /** A customer's sign-in; none of a guest. */
  readonly sessionId: string | undefined
  /** When the token that let them in is none any more. */
  readonly endsAt: Date | undefined
  /** The number of the last event that they were told. */
  after: number
  /** Whether they have taken what they were told, but for a little. */
  canWrite(): boolean
  deliver(event: StoredEvent): void
  beat(): void
  end(): void
}

type StreamLimits = Pick<typeof streamSettings, 'perVisitor' | 'inAll' | 'lookMs' | 'heartbeatMs' | 'patienceMs'>

/** Why nobody more may follow, and when to ask again. */
export type StreamLimitReached = {
  readonly code: 'TOO_MANY_REQUESTS' | 'UNAVAILABLE'
  readonly retryAfterSeconds: number
}

type StreamsDeps = {
  readonly log: Log
  now(): Date
  /** Others than usual, for tests. */
  readonly limits?: { readonly [Name in keyof StreamLimits]?: number }
}

const { retrySeconds } = streamSettings

function streamLimitReached(code: StreamLimitReached['code'], retryAfterSeconds: number) {
  return fail(code, { code, retryAfterSeconds })
}

export type Streams = ReturnType<typeof createStreams>

/** All streams of this server. One loop asks the table for all of them together; none of them holds a connection of the database. */
export function createStreams({ log, now, limits: own }: StreamsDeps) {
  const limits = { ...streamSettings, ...own }
  const readers = new Set<Reader>()
  /** Since when somebody has not taken what they were told. */
  const fullSince = new WeakMap<Reader, number>()
  let isStopped = false

  /** Has a reader follow their channel until they leave, if there is room for one more. */
  function join(reader: Reader): Result<undefined, StreamLimitReached['code'], StreamLimitReached> {
    if (isStopped || readers.size >= limits.inAll) return streamLimitReached('UNAVAILABLE', retrySeconds.inAll)
    const own = [...readers].filter(({ channel }) => channel === reader.channel)
    if (own.length >= limits.perVisitor) return streamLimitReached('TOO_MANY_REQUESTS', retrySeconds.perVisitor)
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

  /** Whoever takes nothing is told nothing more, which waits in the table; after a while their line is cut. */
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

  /** A reader who came while the table was asked is told by the next look: what was asked for began elsewhere. */
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

  /** An event that breaks the contract is our fault, and is passed over. */
  function deliver(reader: Reader, event: StoredEvent): void {
    try {
      reader.deliver(event)
    } catch (error) {
      log.error({ err: error, kind: event.kind, number: event.number }, 'An event could not be told')
    }
  }

  return {
    join,
    unsubscribe,
    count: () => readers.size,
    /** Looks again and again. When it is told to stop, every stream ends at once, and nobody may come any more. */
    watch(db: Kysely<Schema>): () => Promise<void> {
      const stopLooking = repeat(
        () => look(db).catch((error) => log.warn({ err: error }, 'The streams could not be looked after')),
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
