import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { guardianVersion, guardianWords } from '#domain/scan/guardian.ts'
import type { Language } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { addScan } from '#server/scans/add-scan.ts'
import type { Owner } from '#server/scans/owner.ts'
import { toPastScan } from './past-scans.ts'
import type { Person } from './scenario.ts'

type PersonMeasurements = NonNullable<Person['measured']>

/** Saves people with the scans of past years, as the shop would have saved each of them then. */
export async function measurePeople(
  transaction: Transaction<Schema>,
  owner: Owner,
  language: Language,
  measured: PersonMeasurements,
  now: Date,
): Promise<void> {
  for (const [place, { kind, name, group, scans }] of measured.entries()) {
    const person = { id: randomUUID(), ...owner, kind }
    const guardian = {
      guardian_version: guardianVersion,
      guardian_language: language,
      guardian_wording: guardianWords(guardianVersion, language) ?? '',
      guardian_agreed_at: now,
    }
    await transaction
      .insertInto('people')
      .values({
        ...person,
        name,
        comparison_group: group,
        ...(kind === 'child' && guardian),
        // One millisecond apart, so that they are listed in this order.
        created_at: new Date(now.getTime() + place),
      })
      .execute()
    for (const past of scans) {
      const scan = toPastScan(past, now)
      await addScan(transaction, person, scan, new Date(scan.measuredAt))
    }
  }
}
