import { readFile } from 'node:fs/promises'
import type { TraceSetName } from '../../../support/builders/foot-tracings/trace-set.ts'
import { coreSize } from '../core-size.ts'
import type { Goal } from '../goals.ts'
import type { FloorReport } from './floor.ts'
import { type BrokenTraceReport, sumUpBrokenTraces, sumUpTraces, type TraceReport } from './sum-up-trace.ts'
import { traceCases } from './trace-cases.ts'
import { type TraceSizes, toTraceGoals, toVariantGoals } from './trace-goals.ts'

/**
 * The variants of a set of drawn tracings: as specified, with the pen leaning by 3 degrees, or without the pen in the
 * picture.
 */
export const traceVariants = ['', '-3', '-no-pen'] as const
export type TraceVariant = (typeof traceVariants)[number]

export type TraceResult = {
  readonly set: 'tuning' | 'held-back'
  readonly variant: TraceVariant
  readonly goals: readonly Goal[]
  readonly kept: TraceReport
  readonly broken: BrokenTraceReport
  readonly sizes: TraceSizes
}

export type TraceRequest = {
  readonly set: TraceResult['set']
  readonly variant: TraceVariant
  readonly count: number
  readonly broken: number
  readonly workers: number
}

/** The file with the calculated floor: `--trace --floor --write` writes it. */
export const floorFile = 'tests/perf/scan/trace/floor.json'

export async function readFloor(): Promise<FloorReport> {
  return JSON.parse(await readFile(floorFile, 'utf8'))
}

/** Measures drawn tracings with known measurements, and some that cannot be answered. */
export async function benchTrace(
  { set, variant, count, broken, workers }: TraceRequest,
  say: (line: string) => void,
): Promise<TraceResult> {
  const name: TraceSetName = `trace-${set}${variant}`
  const kept = sumUpTraces(await traceCases({ set: name, count, workers }, say))
  const rejected = sumUpBrokenTraces(await traceCases({ set: `trace-${set}-broken`, count: broken, workers }, say))
  const [trace, photo] = [
    await coreSize('domain/foot/trace/measure-trace.ts'),
    await coreSize('domain/foot/photo/measure-photo.ts'),
  ]
  const sizes = { traceGzip: trace.gzip, photoGzip: photo.gzip }
  const goals = variant === '' ? toTraceGoals(kept, rejected, await readFloor(), sizes) : toVariantGoals(kept)
  return { set, variant, goals, kept, broken: rejected, sizes }
}
