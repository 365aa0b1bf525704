import type { Kysely } from 'kysely'
import type * as scanCalls from '#domain/contract/scans.ts'
import { fail, ok } from '#domain/result.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { findPerson } from './list-people.ts'
import { toOwner } from './owner.ts'
import { shortColumns, toScanSummary } from './scan-summary.ts'

type ListScansEndpoint = typeof scanCalls.listScans

/**
 * Lists the scans of one of a visitor's people, the newest first, page by page. The cursor is a position, so scans
 * added or removed meanwhile do not shift the pages.
 */
export function listScans(now: () => Date) {
  return async (
    db: Kysely<Schema>,
    visitor: Visitor,
    { query }: Call<ListScansEndpoint>,
  ): ReturnType<UseCase<ListScansEndpoint>> => {
    const person = await findPerson(db, toOwner(visitor), query.person_id)
    if (!person) return fail('NOT_FOUND')
    const [time, id = ''] = query.after?.split('~') ?? []
    const before = time === undefined ? undefined : new Date(time)
    if (before && Number.isNaN(before.getTime())) return failWithFieldErrors([['after', 'invalid_format']])
    const all = db.selectFrom('scans').select(shortColumns).where('person_id', '=', person.id)
    const left = before
      ? all.where(({ eb, and, or }) =>
          or([eb('measured_at', '<', before), and([eb('measured_at', '=', before), eb('id', '<', id)])]),
        )
      : all
    const rows = await left
      .orderBy('measured_at', 'desc')
      .orderBy('id', 'desc')
      .limit(scanSettings.page + 1)
      .execute()
    const page = rows.slice(0, scanSettings.page)
    const last = page.at(-1)
    return ok({
      scans: page.map((row) => toScanSummary(row, person.kind, now())),
      next: last && rows.length > page.length ? `${last.measured_at.toISOString()}~${last.id}` : null,
    })
  }
}
