import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { toScanFacts } from '#domain/scan/scan-facts.ts'
import { dayMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { someScan } from '../builders/some-scan.ts'

/** Inserts `count` old scans of a person at once. */
export async function saveManyScans(db: Kysely<Schema>, personId: string, count: number, now: Date): Promise<void> {
  const scan = someScan()
  const row = (index: number) => ({
    id: randomUUID(),
    person_id: personId,
    state: 'superseded' as const,
    summary: JSON.stringify(toScanFacts(scan)),
    scan: JSON.stringify(scan),
    digest: `${personId} ${index}`,
    rejections: '[]',
    measured_at: new Date(now.getTime() - (index + 1) * dayMs),
    created_at: now,
  })
  if (count > 0)
    await db
      .insertInto('scans')
      .values(Array.from({ length: count }, (_, index) => row(index)))
      .execute()
}
