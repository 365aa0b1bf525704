import type { Kysely } from 'kysely'
import type { PeopleList } from '#domain/contract/scans.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Owner } from './owner.ts'
import { toScanSummary } from './scan-summary.ts'

/** Selects an owner's people, whichever input names them. */
export function peopleRows(db: Kysely<Schema>, { customer_id, guest_id }: Owner) {
  const people = db.selectFrom('people')
  return customer_id === null
    ? people.where('people.guest_id', '=', guest_id)
    : people.where('people.customer_id', '=', customer_id)
}

export type PersonRow = Awaited<ReturnType<typeof findPerson>>

/** Finds one of an owner's people; another owner's person is treated as missing. */
export function findPerson(db: Kysely<Schema>, owner: Owner, id: string) {
  return peopleRows(db, owner).selectAll('people').where('people.id', '=', id).executeTakeFirst()
}

/** Lists the self first, then by creation; each with the scan by which shoes would be made. */
export async function listPeople(db: Kysely<Schema>, owner: Owner, now: Date): Promise<PeopleList> {
  const rows = await peopleRows(db, owner)
    .selectAll('people')
    .select(({ selectFrom }) =>
      selectFrom('scans')
        .whereRef('scans.person_id', '=', 'people.id')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('scans'),
    )
    .orderBy('people.created_at')
    .orderBy('people.id')
    .execute()
  const newest = await peopleRows(db, owner)
    .innerJoin('scans', 'scans.person_id', 'people.id')
    .where('scans.state', '=', 'measured')
    .select(['scans.id', 'person_id', 'state', 'summary', 'rejections', 'measured_at'])
    .execute()
  const people = rows.map(({ id, kind, name, comparison_group, is_merge_pending, scans }) => {
    const scan = newest.find(({ person_id }) => person_id === id)
    const own = { scans: Number(scans), newest: scan ? toScanSummary(scan, kind, now) : null }
    return { id, kind, name, group: comparison_group, is_merge_pending, ...own }
  })
  return { people: people.toSorted((one, other) => Number(isSelf(other)) - Number(isSelf(one))) }
}

function isSelf({ kind, is_merge_pending }: PeopleList['people'][number]): boolean {
  return kind === 'self' && !is_merge_pending
}
