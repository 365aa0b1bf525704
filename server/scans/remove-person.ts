import type { Transaction } from 'kysely'
import type * as scanCalls from '#domain/contract/scans.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { purgeCopies } from './foot-copies.ts'
import { findPerson, listPeople } from './list-people.ts'
import { lockOwner, toOwner } from './owner.ts'

type RemovePersonEndpoint = typeof scanCalls.removePerson

/**
 * Deletes a person with their scans, the copies of their feet in designs and cart, and the handoffs by which phones
 * could send more scans.
 */
export function removePerson(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body: { id } }: Call<RemovePersonEndpoint>,
  ): ReturnType<UseCase<RemovePersonEndpoint>> => {
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    if (!(await findPerson(transaction, owner, id))) return fail('NOT_FOUND')
    if (owner.customer_id !== null) await purgeCopies(transaction, owner.customer_id, id, now())
    await transaction.deleteFrom('people').where('id', '=', id).execute()
    return ok(await listPeople(transaction, owner, now()))
  }
}
