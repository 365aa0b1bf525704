import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { TracedFoot, TraceQuestion } from '#domain/foot/trace/question/trace-question.ts'
import { findScanRejections } from '#domain/scan/judge-scan.ts'
import { asScanned, scannedFoot } from '#domain/scan/scan.ts'
import { readPhoto } from '#server/photos/read-photo.ts'
import { type CommittedTracing, committedTracing } from './foot-tracings/committed-set.ts'
import type { ExpectedTracedFoot } from './foot-tracings/expected-trace.ts'
import { readTraceRecord } from './foot-tracings/trace-set.ts'
import { measureTrace } from './measure-counted.ts'
import { toTestScan } from './test-scan.ts'

export async function askAboutTracing(name: CommittedTracing, given: Partial<TraceQuestion> = {}) {
  const photo = committedTracing(name)
  const { expected, question, scene } = readTraceRecord(photo)
  const read = await readPhoto(await readFile(photo.jpegPath))
  if (!read.ok) throw new Error(`${name} is no photo`)
  return { expected, scene, question, answer: measureTrace(read.value.pixels, { ...question, ...given }) }
}

export async function measureTracing(name: CommittedTracing, given: Partial<TraceQuestion> = {}) {
  const { answer, ...known } = await askAboutTracing(name, given)
  if (!answer.ok) throw new Error(answer.code)
  return { ...known, answer: answer.value }
}

const widths = ['ballWidthMm', 'footBreadthMm', 'heelWidthMm'] as const

export function expectTrue(
  { foot }: TracedFoot,
  expected: ExpectedTracedFoot,
  offMm: { readonly length: number; readonly width: number },
) {
  const { figures, side, outline } = foot
  expect(side).toBe(expected.side)
  expect(Math.abs(figures.lengthMm.value - expected.lengthMm)).toBeLessThan(offMm.length)
  for (const width of widths)
    expect(Math.abs((figures[width]?.value ?? 0) - expected[width]), width).toBeLessThan(offMm.width)
  for (const name of ['lengthMm', ...widths] as const) {
    const { value, tolerance } = figures[name] ?? { value: 0, tolerance: 0 }
    expect(Math.abs(value - expected[name]), name).toBeLessThan(tolerance)
  }
  expect(Math.abs((figures.bigToeAngleDeg?.value ?? 99) - expected.bigToeAngleDeg)).toBeLessThan(4)
  expect(outline.length).toBeGreaterThan(100)
  const scanned = asScanned(foot, 'trace', 'standing')
  expect(scannedFoot.parse(JSON.parse(JSON.stringify(scanned)))).toEqual(scanned)
  expect(findScanRejections(toTestScan(foot, 'trace'))).toEqual([])
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
export const nearest = (to: Point, points: readonly Point[]) =>
  Math.min(...points.map(({ x, y }) => Math.hypot(x - to.x, y - to.y)))
