import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** The event number after which a reader starts, and whether it resumes where it had stopped. */
export type StreamPosition = { readonly after: number; readonly isResumed: boolean }

/** The id of an event in the API: event numbers are unique only within their channel. */
export const formatEventId = (channel: string, number: number) => `${channel}:${number}`

const eventName = /^([\w-]{1,64}):(\d{1,9})$/

/**
 * Finds a reader's position in a channel by the last event it has read. A reader starts with future events if it has
 * read none, names an event of another channel, or stayed away until events were purged. Returns nothing if the channel
 * belonged to a guest who has become a customer.
 */
export async function findStreamPosition(
  db: Kysely<Schema>,
  channel: string,
  lastEvent: string | undefined,
): Promise<StreamPosition | undefined> {
  const [, named = channel, number = ''] = eventName.exec(lastEvent ?? '') ?? []
  const rows = await db
    .selectFrom('stream_channels')
    .select(['id', 'last_number', 'merged_into', 'number_offset'])
    .where('id', 'in', [channel, named])
    .execute()
  const own = rows.find(({ id }) => id === channel)
  if (own && own.merged_into !== null) return undefined
  const last = own?.last_number ?? 0
  const fresh = { after: last, isResumed: false }
  const read = rows.find(({ id }) => id === named)
  if (number === '' || !read || (named !== channel && read.merged_into !== channel)) return fresh
  const after = Number(number) + (read.number_offset ?? 0)
  return after <= last && (await areEventsRetained(db, channel, after, last)) ? { after, isResumed: true } : fresh
}

/** Numbers have no gaps except where events were purged. */
async function areEventsRetained(db: Kysely<Schema>, channel: string, after: number, last: number): Promise<boolean> {
  const { count } = await db
    .selectFrom('stream_events')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('channel_id', '=', channel)
    .where('number', '>', after)
    .where('number', '<=', last)
    .executeTakeFirstOrThrow()
  return Number(count) === last - after
}
