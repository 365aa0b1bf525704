import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { settings } from '#domain/settings.ts'
import { hashSecret, type Tokens } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'

type OpenSessionInput = {
  readonly customerId: string
  /** How the customer recognizes it: browser and system only. */
  readonly device: string
  /** The secret in the browser's cookie; undefined for callers without cookies. */
  readonly binding?: string
  readonly now: Date
}

export type SessionTokens = { readonly token: string; readonly refreshToken: string }

type OpenedSession = SessionTokens & { readonly sessionId: string }

/** Opens a session for a verified customer. */
export async function openSession(
  transaction: Transaction<Schema>,
  tokens: Tokens,
  { customerId, device, binding, now }: OpenSessionInput,
): Promise<OpenedSession> {
  const id = randomUUID()
  const refreshToken = tokens.newRefresh()
  await transaction
    .insertInto('sessions')
    .values({
      id,
      customer_id: customerId,
      binding_hash: binding === undefined ? null : hashSecret(binding),
      device,
      created_at: now,
      last_seen_at: now,
      ended_at: null,
      end_reason: null,
    })
    .execute()
  await transaction
    .insertInto('refresh_tokens')
    .values({ hash: hashSecret(refreshToken), session_id: id, expires_at: refreshEnd(now), used_at: null })
    .execute()
  return { token: await tokens.signAccess({ customerId, sessionId: id }, now), refreshToken, sessionId: id }
}

export function refreshEnd(now: Date): Date {
  return new Date(now.getTime() + settings.cookies.refreshTokenSeconds * 1_000)
}
