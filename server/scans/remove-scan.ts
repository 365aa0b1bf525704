import type { Transaction } from 'kysely'
import type * as scanCalls from '#domain/contract/scans.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { findScan } from './get-scan.ts'
import { listPeople } from './list-people.ts'
import { deleteScan } from './move-scans.ts'
import { lockOwner, toOwner } from './owner.ts'
import { putInOrder } from './put-in-order.ts'

type RemoveScanEndpoint = typeof scanCalls.removeScan

/** Deletes a scan; the newest remaining one becomes the current one. */
export function removeScan(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body: { id } }: Call<RemoveScanEndpoint>,
  ): ReturnType<UseCase<RemoveScanEndpoint>> => {
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const found = await findScan(transaction, owner, id)
    if (!found) return fail('NOT_FOUND')
    await deleteScan(transaction, found.row)
    await putInOrder(transaction, found.person.id)
    return ok(await listPeople(transaction, owner, now()))
  }
}
