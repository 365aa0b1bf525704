import { expect } from 'vitest'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import { findScanBlockers, findScanRejections } from '#domain/scan/judge-scan.ts'
import type { ScanMethod } from '#domain/scan/scan.ts'
import { toTestScan } from './test-scan.ts'

/** Found to be so long, within its tolerance; believed; and no foot that shoes are made for. */
export function expectTooShort(foot: FootMeasures, way: ScanMethod, lengthMm: number) {
  const { value, tolerance } = foot.figures.lengthMm
  expect(Math.abs(value - lengthMm)).toBeLessThan(tolerance)
  const scan = toTestScan(foot, way)
  expect(findScanRejections(scan)).toEqual([])
  expect(findScanBlockers(scan)).toContain('too_short')
}
