import { expect } from 'vitest'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import { hindrancesOf, rejectionsOf } from '#domain/scan/judge-scan.ts'
import type { ScanWay } from '#domain/scan/scan.ts'
import { scanOfFoot } from './scan-of-foot.ts'

/** Found to be so long, within its tolerance; believed; and no foot that shoes are made for. */
export function expectTooShort(foot: FootMeasures, way: ScanWay, lengthMm: number) {
  const { value, tolerance } = foot.figures.lengthMm
  expect(Math.abs(value - lengthMm)).toBeLessThan(tolerance)
  const scan = scanOfFoot(foot, way)
  expect(rejectionsOf(scan)).toEqual([])
  expect(hindrancesOf(scan)).toContain('too_short')
}
