import type { Transaction } from 'kysely'
import type * as scanCalls from '#domain/contract/scan-calls.ts'
import { fail, ok } from '#domain/result.ts'
import type { Bearer } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { holdOwner } from './owner.ts'
import { findPerson, listPeople, peopleRows } from './people-of.ts'
import { putInOrder } from './put-in-order.ts'

type Settle = typeof scanCalls.settleArrival

/** A guest's person came along at the sign-in: whether it is somebody whom the account has is for its owner to say. */
export function settleArrival(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    { customerId }: Bearer,
    { body }: Call<Settle>,
  ): ReturnType<UseCase<Settle>> => {
    const owner = { customer_id: customerId, guest_id: null } as const
    if (!(await holdOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const arrived = await findPerson(transaction, owner, body.id)
    if (!arrived?.has_arrived) return fail('NOT_FOUND')
    if (body.choice === 'another') {
      const self = peopleRows(transaction, owner).where('kind', '=', 'self').where('has_arrived', '=', false)
      const isTaken = arrived.kind === 'self' && (await self.select('id').executeTakeFirst()) !== undefined
      await transaction
        .updateTable('people')
        .set({ has_arrived: false, kind: isTaken ? 'adult' : arrived.kind })
        .where('id', '=', arrived.id)
        .execute()
    } else {
      if (body.choice === 'same') {
        const same = await findPerson(transaction, owner, body.same_as)
        if (!same || same.has_arrived) return fail('NOT_FOUND')
        await moveScans(transaction, arrived.id, same.id)
        // A phone that measures them meanwhile goes on.
        await transaction
          .updateTable('hand_overs')
          .set({ person_id: same.id })
          .where('person_id', '=', arrived.id)
          .execute()
      }
      await transaction.deleteFrom('people').where('id', '=', arrived.id).execute()
    }
    return ok(await listPeople(transaction, owner, now()))
  }
}

/** A scan that both have is left behind with whom it came. */
async function moveScans(transaction: Transaction<Schema>, from: string, to: string): Promise<void> {
  const there = transaction.selectFrom('scans').select('digest').where('person_id', '=', to)
  await transaction
    .updateTable('scans')
    .set({ state: 'superseded' })
    .where('person_id', '=', from)
    .where('state', '=', 'measured')
    .execute()
  await transaction
    .updateTable('scans')
    .set({ person_id: to })
    .where('person_id', '=', from)
    .where('digest', 'not in', there)
    .execute()
  await putInOrder(transaction, to)
}
