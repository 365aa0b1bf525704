import type { ScanSummary } from '#domain/contract/scans.ts'
import type { SaveScanAnswer } from '#machines/foot-scan/foot-scan.types.ts'

type SaveScanResult = { readonly ok: true; readonly value: ScanSummary } | { readonly ok: false; readonly code: string }

/** The result of saving a scan. */
export function toSaveScanAnswer(called: SaveScanResult): SaveScanAnswer {
  if (!called.ok) return { kind: 'unsent', error: { code: called.code } }
  const { id, state, rejected_for: reasons } = called.value
  if (state === 'rejected') return { kind: 'rejected', reasons }
  return { kind: 'saved', scanId: id, isInUse: state === 'measured' }
}
