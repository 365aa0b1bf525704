import type { Transaction } from 'kysely'
import type * as scanCalls from '#domain/contract/scans.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { addScan } from './add-scan.ts'
import { findPerson } from './list-people.ts'
import { lockOwner, toOwner } from './owner.ts'
import { publishScanSaved } from './publish-scan-saved.ts'

type SaveScanEndpoint = typeof scanCalls.saveScan

/** Saves a scan that a visitor's device has made of one of their people. */
export function saveScan(now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body }: Call<SaveScanEndpoint>,
  ): ReturnType<UseCase<SaveScanEndpoint>> => {
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const person = await findPerson(transaction, owner, body.person_id)
    if (!person) return fail('NOT_FOUND')
    const added = await addScan(transaction, person, body.scan, now())
    if (!added.ok) return fail(added.code)
    const { scan, isNew } = added.value
    if (isNew) await publishScanSaved(transaction, owner, scan, 'this_visitor', now())
    return ok(scan)
  }
}
