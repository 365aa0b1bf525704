import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Where a reader begins: after which number, and whether that is where they had come to. */
export type StreamPosition = { readonly after: number; readonly isResumed: boolean }

/** How an event is called on the wire: its number means something in its channel alone. */
export const formatEventId = (channel: string, number: number) => `${channel}:${number}`

const eventName = /^([\w-]{1,64}):(\d{1,9})$/

/**
 * The place of a reader in a channel, by the last event that they have read. Who has read none, an event of somebody else's,
 * or has stayed away until something was forgotten, begins with what happens from now on. Nothing if the channel was a
 * guest's who is a customer by now.
 */
export async function findStreamPosition(
  db: Kysely<Schema>,
  channel: string,
  lastEvent: string | undefined,
): Promise<StreamPosition | undefined> {
  const [, named = channel, number = ''] = eventName.exec(lastEvent ?? '') ?? []
  const rows = await db
    .selectFrom('stream_channels')
    .select(['id', 'last_number', 'moved_to', 'moved_by'])
    .where('id', 'in', [channel, named])
    .execute()
  const own = rows.find(({ id }) => id === channel)
  if (own && own.moved_to !== null) return undefined
  const last = own?.last_number ?? 0
  const fresh = { after: last, isResumed: false }
  const read = rows.find(({ id }) => id === named)
  if (number === '' || !read || (named !== channel && read.moved_to !== channel)) return fresh
  const after = Number(number) + (read.moved_by ?? 0)
  return after <= last && (await areEventsRetained(db, channel, after, last)) ? { after, isResumed: true } : fresh
}

/** Numbers have no gaps but where something was forgotten. */
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
