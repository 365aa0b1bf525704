import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import { asScanned, type MeasuredScan, type ScanMethod } from '#domain/scan/scan.ts'
import { someScan } from './some-scan.ts'

/** The scan of a person with this foot on both sides, as a device would send it. */
export function toTestScan(foot: FootMeasures, method: ScanMethod): MeasuredScan {
  const own = { ...foot, figures: estimateMissing(foot.figures) }
  const other = {
    ...own,
    side: own.side === 'left' ? ('right' as const) : ('left' as const),
    outline: own.outline.map(({ x, y }) => ({ x: -x, y })),
  }
  const [left, right] = own.side === 'left' ? [own, other] : [other, own]
  const stance = method === 'trace' ? 'standing' : undefined
  return someScan({ left: asScanned(left, method, stance), right: asScanned(right, method, stance) })
}
