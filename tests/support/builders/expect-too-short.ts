import { expect } from 'vitest'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import { findScanBlockers, findScanRejections } from '#domain/scan/judge-scan.ts'
import type { ScanMethod } from '#domain/scan/scan.ts'
import { toTestScan } from './test-scan.ts'

/** Checks that the length was found within its tolerance and accepted as plausible, but is too short for our shoes. */
export function expectTooShort(foot: FootMeasures, way: ScanMethod, lengthMm: number) {
  const { value, tolerance } = foot.figures.lengthMm
  expect(Math.abs(value - lengthMm)).toBeLessThan(tolerance)
  const scan = toTestScan(foot, way)
  expect(findScanRejections(scan)).toEqual([])
  expect(findScanBlockers(scan)).toContain('too_short')
}
