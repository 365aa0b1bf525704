import { qualityOf } from './judge-scan.ts'
import type { MeasuredScan, ScannedFoot, ScanWay } from './scan.ts'

type FootFacts = { readonly way: ScanWay; readonly length_mm: number; readonly tolerance_mm: number }

/** What is shown of a scan before the whole of it is read. */
export type ScanFacts = {
  readonly quality: number
  readonly left: FootFacts
  readonly right: FootFacts
}

function factsOfFoot({ way, foot: { figures } }: ScannedFoot): FootFacts {
  return { way, length_mm: figures.lengthMm.value, tolerance_mm: figures.lengthMm.tolerance }
}

export function factsOf(scan: Pick<MeasuredScan, 'left' | 'right'>): ScanFacts {
  return { quality: qualityOf(scan), left: factsOfFoot(scan.left), right: factsOfFoot(scan.right) }
}
