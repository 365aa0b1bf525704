import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, ok } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import { jwtSecret } from '#server/access/jwt-secret.ts'
import { createTokens } from '#server/access/tokens.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { openSession } from '#server/sessions/open-session.ts'
import type { DemoCommand } from './demo-command.ts'

const { tokenSeconds } = settings.cookies

type TokenOptions = { readonly endsInSeconds: number; readonly guest: string | undefined }

/** With `--ends 60` the token is good for sixty more seconds only; with a negative number it has ended already. */
function readTokenOptions(words: readonly string[]): TokenOptions | undefined {
  try {
    const options = { ends: { type: 'string' }, guest: { type: 'string' } } as const
    const { values } = parseArgs({ args: joinNegatives(words), options })
    const endsInSeconds = Number(values.ends ?? tokenSeconds)
    // A token that ended later than any of the shop's would be taken by no call.
    return endsInSeconds <= tokenSeconds && values.ends !== '' ? { endsInSeconds, guest: values.guest } : undefined
  } catch {
    return undefined
  }
}

/** `--ends -60`: the reader of words takes a number below zero for another option. */
function joinNegatives(words: readonly string[]): string[] {
  return words
    .join('\n')
    .replaceAll(/--ends\n(-\d)/g, '--ends=$1')
    .split('\n')
    .filter((word) => word !== '')
}

/** Signs a new customer in and says their tokens, for people who test. With `--guest TOKEN` that guest's work becomes theirs. */
export const token: DemoCommand = async ({ db, environment, now }, words) => {
  const tokenOptions = readTokenOptions(words)
  if (!tokenOptions) return fail('usage')
  const tokens = createTokens(await jwtSecret(environment.JWT_SECRET, resolve(environment.DATA_DIR)))
  const guestId = tokenOptions.guest === undefined ? undefined : await tokens.readGuest(tokenOptions.guest)
  if (tokenOptions.guest !== undefined && guestId === undefined) return fail('no_such_guest')
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
