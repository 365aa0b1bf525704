import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { ScanSummary, scanEvents } from '#domain/contract/scans.ts'
import type { Schema } from '#server/db/schema.ts'
import { publish } from '#server/streams/publish.ts'
import { type Owner, toStreamOwner } from './owner.ts'

type ScanSavedPayload = z.infer<(typeof scanEvents)['scan.saved']>

/** Publishes to the owner's scan stream that a scan was saved. */
export async function publishScanSaved(
  transaction: Transaction<Schema>,
  owner: Owner,
  { id, person_id, state }: ScanSummary,
  by: ScanSavedPayload['by'],
  now: Date,
): Promise<void> {
  const payload: ScanSavedPayload = { scan_id: id, person_id, state, by }
  await publish(transaction, toStreamOwner(owner), { kind: 'scan.saved', payload }, now)
}
