import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ScanSummary } from '#domain/contract/scans.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { findScanRejections } from '#domain/scan/judge-scan.ts'
import type { PersonKind } from '#domain/scan/person.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { believedTime } from '#domain/scan/scan-age.ts'
import { toScanFacts } from '#domain/scan/scan-facts.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { digestWords } from '#server/idempotency/digest-words.ts'
import { assertMove, moveScans } from './move-scans.ts'
import { putInOrder } from './put-in-order.ts'
import { shortColumns, toScanSummary } from './scan-summary.ts'

type MeasuredPersonRow = { readonly id: string; readonly kind: PersonKind; readonly customer_id: string | null }
type AddScanResult = { readonly scan: ScanSummary; readonly isNew: boolean }

/**
 * Saves a scan of a person whose owner is locked: as `measured` if it is plausible, otherwise as `rejected` with the
 * reasons. Returns the existing scan if the same one is sent again.
 */
export async function addScan(
  transaction: Transaction<Schema>,
  person: MeasuredPersonRow,
  scan: MeasuredScan,
  now: Date,
): Promise<Result<AddScanResult, ScansFull>> {
  const there = await findSame(transaction, person, scan, now)
  if (there) return ok({ scan: there, isNew: false })
  const full = await fullFor(transaction, person)
  if (full) return fail(full)
  const rejections = findScanRejections(scan)
  const isBelieved = rejections.length === 0
  const state = isBelieved ? 'measured' : 'rejected'
  assertMove('none', state, isBelieved ? 'device' : 'server')
  // Only one scan is in use at a time; `putInOrder` below decides whether it is this one.
  if (isBelieved) await moveScans(transaction, { personId: person.id }, 'measured', 'superseded')
  await transaction
    .insertInto('scans')
    .values({
      id: randomUUID(),
      person_id: person.id,
      state,
      summary: JSON.stringify(toScanFacts(scan)),
      scan: JSON.stringify(scan),
      digest: digestScan(scan),
      rejections: JSON.stringify(rejections),
      measured_at: believedTime(scan.measuredAt, now),
      created_at: now,
    })
    .execute()
  await putInOrder(transaction, person.id)
  const added = await findSame(transaction, person, scan, now)
  if (!added) throw new Error('The scan that was just saved does not exist')
  return ok({ scan: added, isNew: true })
}

/** The schema has put the keys into a fixed order, so equal scans have equal JSON. */
const digestScan = (scan: MeasuredScan) => digestWords([JSON.stringify(scan)])

/** The same scan, if it is saved already. */
export async function findSame(
  transaction: Transaction<Schema>,
  person: MeasuredPersonRow,
  scan: MeasuredScan,
  now: Date,
): Promise<ScanSummary | undefined> {
  const row = await transaction
    .selectFrom('scans')
    .select(shortColumns)
    .where('person_id', '=', person.id)
    .where('digest', '=', digestScan(scan))
    .executeTakeFirst()
  return row && toScanSummary(row, person.kind, now)
}

/** A guest has a lower limit, and may sign in for the higher one. */
export type ScansFull = 'scans_full' | 'guest_scans_full'

/** Which limit, if any, this many more scans of a person would exceed. */
export async function fullFor(
  transaction: Transaction<Schema>,
  { id, customer_id }: Pick<MeasuredPersonRow, 'id' | 'customer_id'>,
  more = 1,
): Promise<ScansFull | undefined> {
  const { count } = await transaction
    .selectFrom('scans')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow()
  const isGuest = customer_id === null
  if (Number(count) + more <= scanSettings.maxScansPerPerson[isGuest ? 'guest' : 'customer']) return undefined
  return isGuest ? 'guest_scans_full' : 'scans_full'
}
