import type { Kysely, Transaction } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import { hashSecret, type Tokens } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Log } from '#server/log.ts'
import { refreshEnd, type SessionTokens } from './open-session.ts'

type RefreshRequest = {
  readonly refreshToken: string | undefined
  readonly binding: string | undefined
  readonly now: Date
}

/** A session that continues, or the id of one that was ended because its token was reused, or neither. */
type RefreshSessionResult = { readonly session?: Session; readonly reused?: string }

type Session = { readonly id: string; readonly customer_id: string }

/**
 * Rotates a refresh token: it works once, and its successor replaces it. A browser that lost the response may repeat
 * the request for a short while and gets the same successor, as long as that one is unused. A token used later than
 * that was copied: the session ends for every holder (RFC 9700, 4.14).
 */
export async function refreshSession(
  db: Kysely<Schema>,
  tokens: Tokens,
  log: Log,
  { refreshToken, binding, now }: RefreshRequest,
): Promise<Result<SessionTokens, 'AUTH_REQUIRED'>> {
  if (refreshToken === undefined) return fail('AUTH_REQUIRED')
  const hash = hashSecret(refreshToken)
  const successor = tokens.deriveSuccessor(refreshToken)

  const { session, reused } = await inTransaction(db, async (transaction): Promise<RefreshSessionResult> => {
    const found = await liveSession(transaction, hash, binding)
    if (!found) return {}
    const used = await transaction
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (used.numUpdatedRows === 1n) {
      await succeed(transaction, found.id, hashSecret(successor), now)
      return { session: found }
    }
    if (await isInGrace(transaction, hash, hashSecret(successor), now)) return { session: found }
    return (await endReused(transaction, hash, found.id, now)) ? { reused: found.id } : {}
  })

  if (reused !== undefined)
    log.warn({ sessionId: reused }, 'A refresh token was reused after its grace period; its session has ended')
  if (!session) return fail('AUTH_REQUIRED')
  const bearer = { customerId: session.customer_id, sessionId: session.id }
  return ok({ token: await tokens.signAccess(bearer, now), refreshToken: successor })
}

async function liveSession(
  transaction: Transaction<Schema>,
  hash: string,
  binding: string | undefined,
): Promise<Session | undefined> {
  const found = await transaction
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id', 'sessions.customer_id', 'sessions.binding_hash'])
    .where('refresh_tokens.hash', '=', hash)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst()
  if (!found) return undefined
  const isBound = found.binding_hash !== null
  return isBound && (binding === undefined || hashSecret(binding) !== found.binding_hash) ? undefined : found
}

async function succeed(transaction: Transaction<Schema>, sessionId: string, hash: string, now: Date): Promise<void> {
  await transaction
    .insertInto('refresh_tokens')
    .values({ hash, session_id: sessionId, expires_at: refreshEnd(now), used_at: null })
    .execute()
  await transaction.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute()
}

async function isInGrace(
  transaction: Transaction<Schema>,
  hash: string,
  successor: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - settings.session.refreshGraceMs)
  const found = await transaction
    .selectFrom('refresh_tokens as old')
    .innerJoin('refresh_tokens as new', (join) => join.on('new.hash', '=', successor))
    .select('old.hash')
    .where('old.hash', '=', hash)
    .where('old.used_at', '>=', since)
    .where('new.used_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Returns whether the session was ended. A token that has only expired without being used was not copied, and ends
 * nothing.
 */
async function endReused(
  transaction: Transaction<Schema>,
  hash: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const reused = await transaction
    .selectFrom('refresh_tokens')
    .select('hash')
    .where('hash', '=', hash)
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  if (!reused) return false
  await transaction
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'token_reused' })
    .where('id', '=', sessionId)
    .execute()
  return true
}
