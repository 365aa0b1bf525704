import { type Kysely, sql } from 'kysely'
import { streamSettings } from '#domain/stream-settings.ts'
import type { Schema } from '#server/db/schema.ts'

export type StoredEvent = { readonly number: number; readonly kind: string; readonly payload: object }

export type StreamEvents = {
  /** By channel, in the order of their numbers. */
  readonly events: ReadonlyMap<string, readonly StoredEvent[]>
  /** Channels and sessions that have ended. */
  readonly ended: ReadonlySet<string>
  /** Whether more events may be left to read. */
  readonly isPartial: boolean
}

type Row = { what: 'event' | 'ended'; id: string } & (StoredEvent | { number: null })

/**
 * Reads the events of several channels, each after its own number; which of the channels belonged to a guest who has
 * signed in; and which sessions have ended. It is one statement, however many there are.
 */
export async function readStreamEvents(
  db: Kysely<Schema>,
  channels: ReadonlyMap<string, number>,
  sessions: readonly string[],
): Promise<StreamEvents> {
  const [ids, numbers] = [[...channels.keys()], [...channels.values()]]
  const { atOnce } = streamSettings
  const { rows } = await sql<Row>`
    select 'event' as what, asked.id, found.number, found.kind, found.payload
    from unnest(${ids}::text[], ${numbers}::integer[]) as asked (id, after)
    cross join lateral (
      select number, kind, payload from stream_events
      where channel_id = asked.id and number > asked.after
      order by number limit ${sql.lit(atOnce)}
    ) as found
    union all
    select 'ended', id, null, null, null from stream_channels
    where id = any(${ids}::text[]) and merged_into is not null
    union all
    select 'ended', asked.id, null, null, null
    from unnest(${sessions}::text[]) as asked (id)
    where not exists (select 1 from sessions where sessions.id = asked.id and ended_at is null)
  `.execute(db)
  const found = rows.filter((row) => row.number !== null)
  const events = Map.groupBy(
    found.toSorted((one, other) => one.number - other.number),
    ({ id }) => id,
  )
  const ended = new Set(rows.filter(({ what }) => what === 'ended').map(({ id }) => id))
  return { events, ended, isPartial: [...events.values()].some(({ length }) => length === atOnce) }
}
