import type { Transaction } from 'kysely'
import type * as orderCalls from '#domain/contract/checkout.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { UseCase } from '#server/http/endpoint.ts'
import { lockOwner, toOwner } from '#server/scans/owner.ts'
import { hasPairInProgress } from './has-pair-in-progress.ts'

/** Grants a visitor one additional order; an existing grant stays as it is. */
export function requestAdditionalOrder(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
  ): ReturnType<UseCase<typeof orderCalls.requestAdditionalOrder>> => {
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    await transaction
      .insertInto('additional_order_grants')
      .values({ ...owner, granted_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return ok(await hasPairInProgress(transaction, owner))
  }
}
