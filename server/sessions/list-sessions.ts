import type { Kysely } from 'kysely'
import type { ListSessionsResponse } from '#domain/contract/sessions.ts'
import { settings } from '#domain/settings.ts'
import type { Bearer } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'

/** Lists a customer's active sessions, the last used first. A session that can no longer be refreshed is left out. */
export async function listSessions(
  db: Kysely<Schema>,
  { customerId, sessionId }: Bearer,
  now: Date,
): Promise<ListSessionsResponse> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', new Date(now.getTime() - settings.cookies.refreshTokenSeconds * 1_000))
    .orderBy('last_seen_at', 'desc')
    .execute()
  const sessions = rows.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    created_at: created_at.toISOString(),
    seen_at: last_seen_at.toISOString(),
    is_current: id === sessionId,
  }))
  return { sessions }
}
