import type { Kysely } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import { streamSettings } from '#domain/stream-settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { repeat } from '#server/jobs/repeat.ts'
import type { Log } from '#server/log.ts'
import { type KeptEvent, readNews } from './read-news.ts'

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
  hasRoom(): boolean
  tell(event: KeptEvent): void
  beat(): void
  end(): void
}

type StreamLimits = Pick<typeof streamSettings, 'perVisitor' | 'inAll' | 'lookMs' | 'heartbeatMs' | 'patienceMs'>

/** Why nobody more may follow, and when to ask again. */
export type NoRoom = { readonly code: 'TOO_MANY_REQUESTS' | 'UNAVAILABLE'; readonly retryAfterSeconds: number }

type Parts = {
  readonly log: Log
  now(): Date
  /** Others than usual, for tests. */
  readonly limits?: { readonly [Name in keyof StreamLimits]?: number }
}

const { retrySeconds } = streamSettings

function noRoom(code: NoRoom['code'], retryAfterSeconds: number) {
  return fail(code, { code, retryAfterSeconds })
}

export type Streams = ReturnType<typeof createStreams>

/** All streams of this server. One loop asks the table for all of them together; none of them holds a connection of the database. */
export function createStreams({ log, now, limits: own }: Parts) {
  const limits = { ...streamSettings, ...own }
  const readers = new Set<Reader>()
  /** Since when somebody has not taken what they were told. */
  const fullSince = new WeakMap<Reader, number>()
  let isStopped = false

  /** Has a reader follow their channel until they leave, if there is room for one more. */
  function join(reader: Reader): Result<undefined, NoRoom['code'], NoRoom> {
    if (isStopped || readers.size >= limits.inAll) return noRoom('UNAVAILABLE', retrySeconds.inAll)
    const own = [...readers].filter(({ channel }) => channel === reader.channel)
    if (own.length >= limits.perVisitor) return noRoom('TOO_MANY_REQUESTS', retrySeconds.perVisitor)
    readers.add(reader)
    return ok(undefined)
  }

  function leave(reader: Reader): void {
    readers.delete(reader)
  }

  function end(reader: Reader): void {
    leave(reader)
    reader.end()
  }

  /** Whoever takes nothing is told nothing more, which waits in the table; after a while their line is cut. */
  function isReady(reader: Reader): boolean {
    if (reader.endsAt && reader.endsAt <= now()) end(reader)
    else if (reader.hasRoom()) fullSince.delete(reader)
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
    const asked = [...readers].filter(isReady)
    if (asked.length === 0) return
    const channels = new Map<string, number>()
    for (const { channel, after } of asked) channels.set(channel, Math.min(after, channels.get(channel) ?? after))
    const sessions = new Set(asked.flatMap(({ sessionId = [] }) => sessionId))
    const { events, ended, isPart } = await readNews(db, channels, [...sessions])
    for (const reader of asked) {
      if (ended.has(reader.channel) || (reader.sessionId !== undefined && ended.has(reader.sessionId))) end(reader)
      else tellAll(reader, events.get(reader.channel) ?? [])
    }
    if (isPart && !isStopped) await look(db)
  }

  function tellAll(reader: Reader, events: readonly KeptEvent[]): void {
    for (const event of events) {
      if (event.number <= reader.after) continue
      if (!reader.hasRoom()) return
      reader.after = event.number
      tell(reader, event)
    }
  }

  /** An event that breaks the contract is our fault, and is passed over. */
  function tell(reader: Reader, event: KeptEvent): void {
    try {
      reader.tell(event)
    } catch (error) {
      log.error({ err: error, kind: event.kind, number: event.number }, 'An event could not be told')
    }
  }

  return {
    join,
    leave,
    count: () => readers.size,
    /** Looks again and again. When it is told to stop, every stream ends at once, and nobody may come any more. */
    watch(db: Kysely<Schema>): () => Promise<void> {
      const stopLooking = repeat(
        () => look(db).catch((error) => log.warn({ err: error }, 'The streams could not be looked after')),
        limits.lookMs,
      )
      const beating = setInterval(() => {
        for (const reader of readers) if (reader.hasRoom()) reader.beat()
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
