import type { Transaction } from 'kysely'
import type * as scanCalls from '#domain/contract/scans.ts'
import { fail, ok } from '#domain/result.ts'
import { checkPersonLimit, kindBeside, mayBeSame } from '#domain/scan/person.ts'
import type { Bearer } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { fullFor } from './add-scan.ts'
import { purgeCopies, transferCopies } from './foot-copies.ts'
import { findPerson, listPeople, peopleRows } from './list-people.ts'
import { moveScans } from './move-scans.ts'
import { lockOwner } from './owner.ts'
import { putInOrder } from './put-in-order.ts'

type ResolveArrivalEndpoint = typeof scanCalls.resolveMerge

/**
 * Resolves a person who came with a guest at sign-in: the owner decides whether the account has the same person
 * already.
 */
export function resolveMerge(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    { customerId }: Bearer,
    { body }: Call<ResolveArrivalEndpoint>,
  ): ReturnType<UseCase<ResolveArrivalEndpoint>> => {
    const owner = { customer_id: customerId, guest_id: null } as const
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const arrived = await findPerson(transaction, owner, body.id)
    if (!arrived?.is_merge_pending) return fail('NOT_FOUND')
    if (body.choice === 'add') {
      const there = await peopleRows(transaction, owner).select('kind').where('is_merge_pending', '=', false).execute()
      const kind = kindBeside(arrived.kind, there)
      const error = checkPersonLimit(kind, there, 'customer')
      if (error) return fail(error)
      await transaction
        .updateTable('people')
        .set({ is_merge_pending: false, kind })
        .where('id', '=', arrived.id)
        .execute()
    } else {
      if (body.choice === 'same') {
        const same = await findPerson(transaction, owner, body.same_as)
        if (!same || same.is_merge_pending) return fail('NOT_FOUND')
        if (!mayBeSame(arrived, same)) return fail('person_kind_mismatch')
        const full = await fullFor(transaction, same, await countNew(transaction, arrived.id, same.id))
        if (full) return fail(full)
        await transferScans(transaction, arrived.id, same.id)
        await transferCopies(transaction, customerId, arrived.id, same.id)
        // A phone that is measuring this person meanwhile continues.
        await transaction
          .updateTable('device_handoffs')
          .set({ person_id: same.id })
          .where('person_id', '=', arrived.id)
          .execute()
      }
      await purgeCopies(transaction, customerId, arrived.id, now())
      await transaction.deleteFrom('people').where('id', '=', arrived.id).execute()
    }
    return ok(await listPeople(transaction, owner, now()))
  }
}

/** The scans that a person has; others are new to them. */
const loadScanDigests = (transaction: Transaction<Schema>, to: string) =>
  transaction.selectFrom('scans').select('digest').where('person_id', '=', to)

async function countNew(transaction: Transaction<Schema>, from: string, to: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('scans')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('person_id', '=', from)
    .where('digest', 'not in', loadScanDigests(transaction, to))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Transfers the scans that are new; those that both people have stay behind. */
async function transferScans(transaction: Transaction<Schema>, from: string, to: string): Promise<void> {
  // Both people may have a current scan; `putInOrder` chooses one.
  await moveScans(transaction, { personId: from }, 'measured', 'superseded')
  await transaction
    .updateTable('scans')
    .set({ person_id: to })
    .where('person_id', '=', from)
    .where('digest', 'not in', loadScanDigests(transaction, to))
    .execute()
  await putInOrder(transaction, to)
}
