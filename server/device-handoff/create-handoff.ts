import type { Kysely } from 'kysely'
import type * as scanCalls from '#domain/contract/scans.ts'
import { handoffLimits } from '#domain/limit-settings.ts'
import { fail, ok } from '#domain/result.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { minuteMs } from '#domain/time.ts'
import type { Visitor } from '#server/access/calls.ts'
import { hashSecret } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { countRequest } from '#server/limits/count-request.ts'
import { findPerson } from '#server/scans/list-people.ts'
import { lockOwner, toOwner } from '#server/scans/owner.ts'
import type { HandoffDeps } from './handoff-deps.ts'

type CreateHandoffEndpoint = typeof scanCalls.createHandoff

/**
 * Creates a link that allows another phone to measure a person. Each person has one, the newest: a phone that is
 * measuring already gets the answer that its link has expired. A page that is reopened loads the status first, and
 * creates another link only for another phone.
 */
export function createHandoff({ secrets, now }: HandoffDeps) {
  return async (
    db: Kysely<Schema>,
    visitor: Visitor,
    { body }: Call<CreateHandoffEndpoint>,
  ): ReturnType<UseCase<CreateHandoffEndpoint>> => {
    const owner = toOwner(visitor)
    const name = `handoffs of ${owner.customer_id ?? owner.guest_id}`
    const retryAfterSeconds = await countRequest(db, name, handoffLimits.madePerVisitor, now())
    if (retryAfterSeconds !== undefined) return fail('TOO_MANY_REQUESTS', { retryAfterSeconds })
    const token = secrets.newLink()
    const expiresAt = new Date(now().getTime() + scanSettings.handoff.openMinutes * minuteMs)
    return inTransaction(db, async (transaction) => {
      if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
      const person = await findPerson(transaction, owner, body.person_id)
      if (!person) return fail('NOT_FOUND')
      await transaction
        .deleteFrom('device_handoffs')
        .where('person_id', '=', person.id)
        .where(({ or, eb }) =>
          or([eb('device_hash', 'is', null), eb('is_used', '=', true), eb('expires_at', '<=', now())]),
        )
        .execute()
      await transaction
        .updateTable('device_handoffs')
        .set({ expires_at: now() })
        .where('person_id', '=', person.id)
        .execute()
      await transaction
        .insertInto('device_handoffs')
        .values({
          token_hash: hashSecret(token),
          person_id: person.id,
          expires_at: expiresAt,
          device_hash: null,
          scan_id: null,
        })
        .execute()
      return ok({ token, expires_at: expiresAt.toISOString() })
    })
  }
}
