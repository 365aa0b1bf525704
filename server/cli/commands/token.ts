import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import { jwtSecret } from '#server/access/jwt-secret.ts'
import { createTokens } from '#server/access/tokens.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { openSession } from '#server/sessions/open-session.ts'
import { readArguments } from '../arguments/read-arguments.ts'
import type { DemoCommand } from './demo-command.ts'

const { tokenSeconds } = settings.cookies

type TokenOptions = { readonly endsInSeconds: number; readonly guest: string | undefined }

/** `--ends 60` makes a token that expires in sixty seconds; a negative number makes an expired one. */
function readTokenOptions(words: readonly string[]): Result<TokenOptions, 'misused', string> {
  const options = { ends: { type: 'string' }, guest: { type: 'string' } } as const
  const read = readArguments({ args: joinNegatives(words), options })
  if (!read.ok) return read
  const { ends, guest } = read.value.values
  const endsInSeconds = Number(ends ?? tokenSeconds)
  // The API rejects a token with a longer lifetime than the shop's own.
  if (ends === '' || !(endsInSeconds <= tokenSeconds))
    return fail('misused', `--ends must be a number of seconds, at most ${tokenSeconds}.`)
  return ok({ endsInSeconds, guest })
}

/** `parseArgs` takes the number of `--ends -60` for another option, so they are joined. */
function joinNegatives(words: readonly string[]): string[] {
  return words
    .join('\n')
    .replaceAll(/--ends\n(-\d)/g, '--ends=$1')
    .split('\n')
    .filter((word) => word !== '')
}

/**
 * Creates and signs in a new customer and prints their tokens, for testers. `--guest TOKEN` merges that guest's data
 * into the new account.
 */
export const token: DemoCommand = async ({ db, environment, now }, words) => {
  const read = readTokenOptions(words)
  if (!read.ok) return read
  const tokenOptions = read.value
  const tokens = createTokens(await jwtSecret(environment.JWT_SECRET, resolve(environment.DATA_DIR)))
  const guestId = tokenOptions.guest === undefined ? undefined : await tokens.readGuest(tokenOptions.guest)
  if (tokenOptions.guest !== undefined && guestId === undefined) return fail('guest_not_found')
  const customerId = randomUUID()
  const email = `tester-${customerId}@hadashi.example`
  const at = now()
  const { sessionId, refreshToken } = await inTransaction(db, async (transaction) => {
    await transaction.insertInto('customers').values({ id: customerId, email, created_at: at }).execute()
    if (guestId !== undefined) await mergeGuest(transaction, { guestId, consentId: undefined, email }, customerId)
    return openSession(transaction, tokens, { customerId, device: 'the command line', now: at })
  })
  const begun = new Date(at.getTime() + (tokenOptions.endsInSeconds - tokenSeconds) * 1_000)
  return ok(
    JSON.stringify({ customerId, token: await tokens.signAccess({ customerId, sessionId }, begun), refreshToken }),
  )
}
