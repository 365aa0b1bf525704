import type { Level, ShoeReport, ShoeRequest, Upper } from '#domain/shoe/shoe-request.ts'

/** The foot of all benchmarks: close to an average one. */
export const benchedMeasures = { lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66 } as const

export function toShoeRequest(upper: Upper, level: Level, side: ShoeRequest['side'] = 'right'): ShoeRequest {
  return { measures: benchedMeasures, side, upper, feel: 'natural', level, soleText: '' }
}

export type LastName = keyof ShoeReport['last']

/** The cost of making a shoe in one process, for the first time and for later ones. */
export type ShoeMakingReport = {
  readonly firstProcessorMs: number
  readonly processorMs: number
  readonly wallMs: number
  readonly peakMb: number
  readonly trianglesBefore: number
  readonly triangles: number
  readonly bytes: { readonly stl: number; readonly threeMf: number; readonly glb: number }
  /** The made measurement minus the requested one. */
  readonly deviationMm: Readonly<Record<LastName, number>>
}

export type MakingCase = { readonly upper: Upper; readonly level: Level } & ShoeMakingReport
