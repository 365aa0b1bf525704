import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

export type Limit = { readonly count: number; readonly seconds: number }

/**
 * Counts one more request under a name, for all servers together. Returns the seconds until it is allowed again if the
 * limit is exceeded. The window starts with its first request; rejected requests do not extend it.
 */
export async function countRequest(
  db: Kysely<Schema>,
  name: string,
  { count, seconds }: Limit,
  now: Date,
): Promise<number | undefined> {
  const ends = new Date(now.getTime() + seconds * 1_000)
  const rateLimitRow = await db
    .insertInto('rate_limits')
    .values({ name, count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        count: sql<number>`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.count + 1 end`,
        window_ends_at: sql<Date>`case when rate_limits.window_ends_at <= ${now} then ${ends} else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  return rateLimitRow.count <= count
    ? undefined
    : Math.ceil((rateLimitRow.window_ends_at.getTime() - now.getTime()) / 1_000)
}

/** Whether the limit is already reached, without counting anything. */
export async function isSpent(db: Kysely<Schema>, name: string, { count }: Limit, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('name', '=', name)
    .where('window_ends_at', '>', now)
    .executeTakeFirst()
  return found !== undefined && found.count >= count
}
