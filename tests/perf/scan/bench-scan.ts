import { coreSize } from './core-size.ts'
import { drawnCases } from './drawn-cases.ts'
import { type Goal, toGoals } from './goals.ts'
import type { ScanCase } from './scan-case.ts'
import { type BrokenReport, type ScanReport, sumUp, sumUpBroken } from './sum-up.ts'

export type ScanResult = {
  readonly set: 'tuning' | 'held-back'
  readonly goals: readonly Goal[]
  readonly kept: ScanReport
  readonly broken: BrokenReport
  readonly core: { readonly minified: number; readonly gzip: number }
}

export type ScanRequest = {
  readonly set: ScanResult['set']
  readonly count: number
  readonly broken: number
  readonly corners: boolean
  readonly workers: number
}

/** Measures drawn photos with known measurements: some follow the protocol and some break it. */
export async function benchScan(
  { set, count, broken, corners, workers }: ScanRequest,
  say: (line: string) => void,
): Promise<{ readonly result: ScanResult; readonly cases: readonly ScanCase[] }> {
  const cases = await drawnCases({ set, count, workers, withCorners: corners }, say)
  const brokenCases = await drawnCases({ set: `${set}-broken`, count: broken, workers }, say)
  const [kept, rejected, core] = [sumUp(cases), sumUpBroken(brokenCases), await coreSize()]
  return { result: { set, goals: toGoals(kept, rejected, core.gzip), kept, broken: rejected, core }, cases }
}
