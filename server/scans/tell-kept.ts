import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { ScanInShort, scanEvents } from '#domain/contract/scans.ts'
import type { Schema } from '#server/db/schema.ts'
import { publish } from '#server/streams/publish.ts'
import { type Owner, whoseOf } from './owner.ts'

type Kept = z.infer<(typeof scanEvents)['scan.kept']>

/** Tells whoever follows their scans that another one is there. */
export async function tellKept(
  transaction: Transaction<Schema>,
  owner: Owner,
  { id, person_id, state }: ScanInShort,
  by: Kept['by'],
  now: Date,
): Promise<void> {
  const payload: Kept = { scan_id: id, person_id, state, by }
  await publish(transaction, whoseOf(owner), { kind: 'scan.kept', payload }, now)
}
