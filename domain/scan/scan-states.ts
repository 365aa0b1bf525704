export const scanStates = ['draft', 'captured', 'measured', 'rejected', 'superseded', 'deleted'] as const
export type ScanState = (typeof scanStates)[number]

/** The browser that measured, the server by the shop's rules, or a store with its own apparatus. */
export type ScanWriter = 'device' | 'server' | 'store'

export type ScanMove = { readonly from: ScanState | 'none'; readonly to: ScanState; readonly by: ScanWriter }

/**
 * Every move between the states of a scan, and who makes it. A device measures locally, so its scans start as measured,
 * or as rejected if the server does not accept them; a scan in a store starts as a draft with the person present.
 * Deleted is final.
 */
export const scanMoves: readonly ScanMove[] = [
  { from: 'none', to: 'measured', by: 'device' },
  { from: 'none', to: 'rejected', by: 'server' },
  { from: 'none', to: 'draft', by: 'store' },
  { from: 'draft', to: 'captured', by: 'store' },
  { from: 'captured', to: 'measured', by: 'server' },
  { from: 'captured', to: 'rejected', by: 'server' },
  { from: 'measured', to: 'superseded', by: 'server' },
  // Deleting the newest scan makes the previous one current again.
  { from: 'superseded', to: 'measured', by: 'server' },
  { from: 'draft', to: 'deleted', by: 'server' },
  { from: 'captured', to: 'deleted', by: 'server' },
  { from: 'measured', to: 'deleted', by: 'server' },
  { from: 'rejected', to: 'deleted', by: 'server' },
  { from: 'superseded', to: 'deleted', by: 'server' },
]

export function mayMove(from: ScanMove['from'], to: ScanState, by: ScanWriter): boolean {
  return scanMoves.some((move) => move.from === from && move.to === to && move.by === by)
}
