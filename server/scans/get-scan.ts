import type { Kysely } from 'kysely'
import type * as scanCalls from '#domain/contract/scans.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { findPerson } from './list-people.ts'
import { type Owner, toOwner } from './owner.ts'
import { toScanSummary } from './scan-summary.ts'

type GetScanEndpoint = typeof scanCalls.getScan

/** Finds a scan of one of an owner's people, with the person; another owner's scan is treated as missing. */
export async function findScan(db: Kysely<Schema>, owner: Owner, id: string) {
  const row = await db.selectFrom('scans').selectAll().where('id', '=', id).executeTakeFirst()
  const person = row && (await findPerson(db, owner, row.person_id))
  return row && person ? { row, person } : undefined
}

export function getScan(now: () => Date) {
  return async (
    db: Kysely<Schema>,
    visitor: Visitor,
    { id }: Call<GetScanEndpoint>,
  ): ReturnType<UseCase<GetScanEndpoint>> => {
    const found = await findScan(db, toOwner(visitor), id)
    if (!found) return fail('NOT_FOUND')
    const { row, person } = found
    return ok({ ...toScanSummary(row, person.kind, now()), scan: row.scan })
  }
}
