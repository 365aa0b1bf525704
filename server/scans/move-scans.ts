import type { Transaction } from 'kysely'
import { mayMove, type ScanMove, type ScanState, type ScanWriter } from '#domain/scan/scan-states.ts'
import type { Schema } from '#server/db/schema.ts'

/** A deleted scan has no row. */
type LiveScanState = Exclude<ScanState, 'deleted'>

/** Throws if the transition table does not have a move: that is a bug, and the transaction rolls back. */
export function assertMove(from: ScanMove['from'], to: ScanState, by: ScanWriter): void {
  if (!mayMove(from, to, by)) throw new Error(`${by} may not move a scan from ${from} to ${to}`)
}

type ScanSelection = { readonly personId: string; readonly id?: string }

/** Moves a person's scans in one state, or one of them, to another state. */
export async function moveScans(
  transaction: Transaction<Schema>,
  { personId, id }: ScanSelection,
  from: LiveScanState,
  to: LiveScanState,
): Promise<void> {
  assertMove(from, to, 'server')
  const all = transaction
    .updateTable('scans')
    .set({ state: to })
    .where('person_id', '=', personId)
    .where('state', '=', from)
  await (id === undefined ? all : all.where('id', '=', id)).execute()
}

/** Deletes a scan in any state. The scans of a deleted or purged person are deleted by a cascade. */
export async function deleteScan(
  transaction: Transaction<Schema>,
  { id, state }: { readonly id: string; readonly state: LiveScanState },
): Promise<void> {
  assertMove(state, 'deleted', 'server')
  await transaction.deleteFrom('scans').where('id', '=', id).execute()
}
