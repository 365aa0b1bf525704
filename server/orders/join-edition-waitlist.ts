import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { readEmail } from '#domain/contact/read-email.ts'
import type * as listCalls from '#domain/contract/waitlists.ts'
import { editionWords } from '#domain/order/edition-words.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import { countFree } from '#server/edition/count-free.ts'
import { lockWaitlist } from '#server/edition/lock-waitlist.ts'
import { loadWaitlistPosition } from '#server/edition/waitlist-position.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { callerLimit } from '#server/limits/caller-limit.ts'
import { getOwnerId, lockOwner, toOwner } from '#server/scans/owner.ts'

type JoinEditionWaitlistEndpoint = typeof listCalls.joinEditionWaitlist

/** Enough for a family behind one IP address, too few to fill the list from one address. */
const limit = { calls: 10, seconds: 600 }

/**
 * Adds a visitor to the end of the waitlist, with the wording as the shop has it for that version. A visitor already on
 * the list keeps their position and receives it.
 */
export function joinEditionWaitlist(now: () => Date) {
  const checkLimit = callerLimit(limit)
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body, caller }: Call<JoinEditionWaitlistEndpoint>,
  ): ReturnType<UseCase<JoinEditionWaitlistEndpoint>> => {
    const email = readEmail(body.email)
    if (email === undefined) return failWithFieldErrors([['email', 'invalid_format']])
    const wording = editionWords(body.version, body.language)
    if (wording === undefined) return failWithFieldErrors([['version', 'invalid_value']])
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    await lockWaitlist(transaction)
    const own = await loadWaitlistPosition(transaction, getOwnerId(owner))
    if (own.position) return ok(own)
    const tooMany = await checkLimit(caller)
    if (tooMany) return tooMany
    const free = await countFree(transaction)
    if (free > 0) return fail('numbers_left', { difference: { free } })
    const { language } = body
    await transaction
      .insertInto('edition_waitlist')
      .values({ id: randomUUID(), ...owner, email, language, wording, joined_at: now(), notified_at: null })
      .execute()
    return ok(await loadWaitlistPosition(transaction, getOwnerId(owner)))
  }
}
