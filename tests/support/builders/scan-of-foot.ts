import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import { asScanned, type MeasuredScan, type ScanWay } from '#domain/scan/scan.ts'
import { someScan } from './some-scan.ts'

/** The scan of somebody who has this foot twice, as a device would send it. */
export function scanOfFoot(foot: FootMeasures, way: ScanWay): MeasuredScan {
  const own = { ...foot, figures: estimateMissing(foot.figures) }
  const other = {
    ...own,
    side: own.side === 'left' ? ('right' as const) : ('left' as const),
    outline: own.outline.map(({ x, y }) => ({ x: -x, y })),
  }
  const [left, right] = own.side === 'left' ? [own, other] : [other, own]
  const stance = way === 'trace' ? 'standing' : undefined
  return someScan({ left: asScanned(left, way, stance), right: asScanned(right, way, stance) })
}
