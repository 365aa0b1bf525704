import { getScanQuality } from './judge-scan.ts'
import type { MeasuredScan, ScanMethod, ScannedFoot } from './scan.ts'

type FootFacts = { readonly way: ScanMethod; readonly length_mm: number; readonly tolerance_mm: number }

/** The summary of a scan that is shown before the whole scan is loaded. */
export type ScanFacts = {
  readonly quality: number
  readonly left: FootFacts
  readonly right: FootFacts
}

function toFootFacts({ way, foot: { figures } }: ScannedFoot): FootFacts {
  return { way, length_mm: figures.lengthMm.value, tolerance_mm: figures.lengthMm.tolerance }
}

export function toScanFacts(scan: Pick<MeasuredScan, 'left' | 'right'>): ScanFacts {
  return { quality: getScanQuality(scan), left: toFootFacts(scan.left), right: toFootFacts(scan.right) }
}
