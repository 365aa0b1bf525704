import type { Upper } from '#domain/shoe/shoe-request.ts'
import type { MakingCase } from './making-case.ts'
import type { PairTime } from './pair-in-chromium.ts'

export type ShoeBench = {
  readonly runs: number
  readonly cases: readonly MakingCase[]
  readonly pairPreview: Readonly<Record<Upper, PairTime>>
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

const columns: readonly (readonly [string, (one: MakingCase) => string])[] = [
  ['level', ({ level }) => level],
  ['upper', ({ upper }) => upper],
  ['processor', ({ processorMs }) => seconds(processorMs)],
  ['clock', ({ wallMs }) => seconds(wallMs)],
  ['first', ({ firstProcessorMs }) => seconds(firstProcessorMs)],
  ['memory', ({ peakMb }) => `${peakMb.toFixed(0)} MB`],
  ['triangles before', ({ trianglesBefore }) => String(trianglesBefore)],
  ['triangles', ({ triangles }) => String(triangles)],
  ['.stl', ({ bytes }) => megabytes(bytes.stl)],
  ['.3mf', ({ bytes }) => megabytes(bytes.threeMf)],
  ['.glb', ({ bytes }) => megabytes(bytes.glb)],
  ['last off by', ({ deviationMm }) => `${Math.max(...Object.values(deviationMm).map(Math.abs)).toFixed(3)} mm`],
]

/** The results as a table; docs/shoe.md contains the same lines. */
export function formatShoeTable({ runs, cases, pairPreview }: ShoeBench): string {
  const rows = [
    columns.map(([name]) => name),
    columns.map(() => '---'),
    ...cases.map((one) => columns.map(([, show]) => show(one))),
  ]
  const pairs = Object.entries(pairPreview).map(
    ([upper, { processorMs, wallMs }]) => `${upper} ${seconds(processorMs)} (${seconds(wallMs)})`,
  )
  return [
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    `Preview of both shoes by two warm workers in Chromium, time of the processor (of the clock): ${pairs.join(', ')}. ${runs} runs.`,
  ].join('\n')
}
