import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Environment } from '#server/env/read-environment.ts'
import { claimGuestWork } from '#server/guests/claim-guest-work.ts'
import { jwtSecret } from '#server/sessions/jwt-secret.ts'
import { openSession } from '#server/sessions/open-session.ts'
import { createTokens } from '#server/sessions/tokens.ts'

/**
 * Signs a new customer in and says their tokens, for people who test. With `--ends 60` the token is good for sixty more
 * seconds only; with a negative number it has ended already. With `--guest TOKEN` that guest's work becomes theirs.
 */
export async function token(db: Kysely<Schema>, environment: Environment, words: readonly string[]): Promise<string> {
  const place = words.indexOf('--ends')
  const seconds = place < 0 ? settings.cookies.tokenSeconds : Number(words[place + 1])
  if (!Number.isFinite(seconds)) return 'shop token [--ends SECONDS] [--guest TOKEN]'
  const tokens = createTokens(await jwtSecret(environment.JWT_SECRET, resolve(environment.DATA_DIR)))
  const guest = words.includes('--guest')
    ? await tokens.readGuest(words[words.indexOf('--guest') + 1] ?? '')
    : undefined
  const customerId = randomUUID()
  const now = new Date()
  const opened = await inTransaction(db, async (transaction) => {
    await transaction.insertInto('customers').values({ id: customerId, created_at: now }).execute()
    if (guest !== undefined) await claimGuestWork(transaction, guest, customerId)
    return openSession(transaction, tokens, { customerId, device: 'the command line', now })
  })
  const begun = new Date(now.getTime() + (seconds - settings.cookies.tokenSeconds) * 1_000)
  const [, claims = ''] = opened.token.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const signed = await tokens.signAccess({ customerId, sessionId: sid }, begun)
  return JSON.stringify({ customerId, ...opened, token: signed })
}
