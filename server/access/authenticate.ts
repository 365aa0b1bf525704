import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Bearer, Tokens } from './tokens.ts'

/**
 * Returns the bearer of an access token, or nothing when the token is invalid or its session has ended. Never reads a
 * cookie.
 */
export async function authenticate(
  db: Kysely<Schema>,
  tokens: Tokens,
  token: string | undefined,
  now: Date,
): Promise<Bearer | undefined> {
  const bearer = token === undefined ? undefined : await tokens.readAccess(token, now)
  if (!bearer) return undefined
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', bearer.sessionId)
    .where('customer_id', '=', bearer.customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return open && bearer
}
