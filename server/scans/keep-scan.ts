import type { Transaction } from 'kysely'
import type * as scanCalls from '#domain/contract/scan-calls.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { addScan } from './add-scan.ts'
import { holdOwner, ownerOf } from './owner.ts'
import { findPerson } from './people-of.ts'
import { tellKept } from './tell-kept.ts'

type Keep = typeof scanCalls.keepScan

/** Keeps what a visitor's device has measured of one of their people. */
export function keepScan(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body }: Call<Keep>,
  ): ReturnType<UseCase<Keep>> => {
    const owner = ownerOf(visitor)
    if (!(await holdOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const person = await findPerson(transaction, owner, body.person_id)
    if (!person) return fail('NOT_FOUND')
    const added = await addScan(transaction, person, body.scan, now())
    if (!added.ok) return fail(added.code, { code: added.code })
    const { scan, isNew } = added.value
    if (isNew) await tellKept(transaction, owner, scan, 'this_visitor', now())
    return ok(scan)
  }
}
