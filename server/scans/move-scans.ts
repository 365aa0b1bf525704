import type { Transaction } from 'kysely'
import { mayMove, type ScanMove, type ScanState, type ScanWriter } from '#domain/scan/scan-states.ts'
import type { Schema } from '#server/db/schema.ts'

/** What is deleted has no row. */
type LiveScanState = Exclude<ScanState, 'deleted'>

/** Who keeps states keeps to the table of moves: what it does not have is a fault of the shop's, and undone with all beside it. */
export function assertMove(from: ScanMove['from'], to: ScanState, by: ScanWriter): void {
  if (!mayMove(from, to, by)) throw new Error(`No ${by} moves a scan from ${from} to ${to}`)
}

type ScanSelection = { readonly personId: string; readonly id?: string }

/** The scans of somebody that are in one state, or one of them, are in another from now on. */
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

/** A scan goes, whatever it was. With somebody who goes, or whose time is over, all of theirs do so by themselves. */
export async function deleteScan(
  transaction: Transaction<Schema>,
  { id, state }: { readonly id: string; readonly state: LiveScanState },
): Promise<void> {
  assertMove(state, 'deleted', 'server')
  await transaction.deleteFrom('scans').where('id', '=', id).execute()
}
