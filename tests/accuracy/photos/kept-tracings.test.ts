import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { Corners } from '#domain/foot/photo/question/photo-question.ts'
import { measureTrace } from '#domain/foot/trace/measure-trace.ts'
import type { TracedFoot, TraceQuestion } from '#domain/foot/trace/question/trace-question.ts'
import { rejectionsOf } from '#domain/scan/judge-scan.ts'
import { asScanned, scannedFoot } from '#domain/scan/scan.ts'
import { readPhoto } from '#server/photos/read-photo.ts'
import { committedTracing, type KeptTracing } from '../../support/builders/foot-tracings/committed-set.ts'
import { readTraceRecord } from '../../support/builders/foot-tracings/trace-set.ts'
import type { TracedTruth } from '../../support/builders/foot-tracings/trace-truth.ts'
import { scanOfFoot } from '../../support/builders/scan-of-foot.ts'

async function asked(name: KeptTracing, given: Partial<TraceQuestion> = {}) {
  const photo = committedTracing(name)
  const { truth, question, scene } = readTraceRecord(photo)
  const read = await readPhoto(await readFile(photo.jpegPath))
  if (!read.ok) throw new Error(`${name} is no photo`)
  return { truth, scene, question, answer: measureTrace(read.value.pixels, { ...question, ...given }) }
}

async function measured(name: KeptTracing, given: Partial<TraceQuestion> = {}) {
  const { answer, ...known } = await asked(name, given)
  if (!answer.ok) throw new Error(answer.code)
  return { ...known, answer: answer.value }
}

const widths = ['ballWidthMm', 'footBreadthMm', 'heelWidthMm'] as const

function expectTrue(
  { foot }: TracedFoot,
  truth: TracedTruth,
  offMm: { readonly length: number; readonly width: number },
) {
  const { figures, side, outline } = foot
  expect(side).toBe(truth.side)
  expect(Math.abs(figures.lengthMm.value - truth.lengthMm)).toBeLessThan(offMm.length)
  for (const width of widths)
    expect(Math.abs((figures[width]?.value ?? 0) - truth[width]), width).toBeLessThan(offMm.width)
  for (const name of ['lengthMm', ...widths] as const) {
    const { value, tolerance } = figures[name] ?? { value: 0, tolerance: 0 }
    expect(Math.abs(value - truth[name]), name).toBeLessThan(tolerance)
  }
  expect(Math.abs((figures.bigToeAngleDeg?.value ?? 99) - truth.bigToeAngleDeg)).toBeLessThan(4)
  expect(outline.length).toBeGreaterThan(100)
  const scanned = asScanned(foot, 'trace', 'standing')
  expect(scannedFoot.parse(JSON.parse(JSON.stringify(scanned)))).toEqual(scanned)
  expect(rejectionsOf(scanOfFoot(foot, 'trace'))).toEqual([])
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const nearest = (to: Point, points: readonly Point[]) =>
  Math.min(...points.map(({ x, y }) => Math.hypot(x - to.x, y - to.y)))

describe('a line that somebody drew around a foot, with the pen beside it', () => {
  for (const name of ['ballpoint-on-yellow', 'felt-on-white'] as const)
    test(`${name} is measured within its tolerance, and the line is where it was drawn`, async () => {
      const { truth, answer } = await measured(name)
      const [foot] = answer.feet
      const [drawn] = truth.feet
      if (!drawn) throw new Error('Nothing is drawn')
      expectTrue(foot, drawn, { length: 1, width: 2 })
      expect(foot.foot.figures.lengthMm.tolerance).toBeLessThan(4)
      expect(answer.warnings).toEqual([])
      expect(answer.paper).toBe('a4')
      const off = drawn.linePx.map((point) => nearest(point, foot.line))
      expect(mean(off)).toBeLessThan(1.5)
      const [tip, end] = answer.seen.pen ?? []
      const [trueTip, trueEnd] = truth.penPx ?? []
      if (!tip || !end || !trueTip || !trueEnd) throw new Error('No pen is seen')
      expect(nearest(trueTip, [tip])).toBeLessThan(40)
      expect(nearest(trueEnd, [end])).toBeLessThan(40)
      expect(answer.byHand).toEqual([])
    })

  test('a left and a right foot on one sheet are both measured', async () => {
    const { truth, answer } = await measured('two-feet-on-letter')
    expect(answer.feet.map(({ foot }) => foot.side).toSorted()).toEqual(['left', 'right'])
    for (const traced of answer.feet) {
      const drawn = truth.feet.find(({ side }) => side === traced.foot.side)
      if (!drawn) throw new Error(`No ${traced.foot.side} foot is drawn`)
      expect(Math.abs(traced.foot.figures.lengthMm.value - drawn.lengthMm)).toBeLessThan(1)
      expect(nearest(drawn.linePx[0] as Point, traced.line)).toBeLessThan(4)
    }
    expect(answer.paper).toBe('letter')
  })
})

describe('what was told of a tracing and does not go with what is seen', () => {
  test('is its side: the foot is measured as the one that was drawn around, and it is said', async () => {
    const { truth, answer } = await measured('felt-on-white', { side: 'right' })
    const [drawn] = truth.feet
    expect(drawn?.side).toBe('left')
    expectTrue(answer.feet[0], drawn as TracedTruth, { length: 1, width: 2 })
    expect(answer.warnings).toEqual(['other_side'])
  })

  test('is its sheet: A3 would make no foot of this line and A4 does, so it is asked', async () => {
    const { answer } = await asked('felt-on-white', { paper: 'a3' })
    expect(answer).toMatchObject({ ok: false, code: 'which_paper', facts: { papers: ['a3', 'a4'] } })
    if (!answer.ok) expect(answer.facts?.corners).toHaveLength(4)
  })
})

describe('a sheet of A3 of which nobody said that it is one', () => {
  test('is asked about where it might be a smaller foot on A4', async () => {
    const { answer } = await asked('felt-on-a3', { paper: 'auto' })
    expect(answer).toMatchObject({ ok: false, code: 'which_paper', facts: { papers: ['a4', 'a3'] } })
  })

  test('is taken for what goes with the usual size', async () => {
    const { answer, truth } = await measured('felt-on-a3', { paper: 'auto', usualMm: 270 })
    expect(answer.paper).toBe('a3')
    expectTrue(answer.feet[0], truth.feet[0] as TracedTruth, { length: 1, width: 3 })
    expect(answer.warnings).toEqual([])
  })
})

describe('a tracing that tells too little', () => {
  test('has no pen beside it: its kind is asked for, then the foot is measured, less surely than by a pen that was seen', async () => {
    const { answer, scene, truth } = await asked('without-pen')
    expect(answer).toMatchObject({ ok: false, code: 'which_pen', facts: { line: expect.any(Array) } })
    const { answer: told } = await measured('without-pen', { pen: scene.pen.kind })
    expectTrue(told.feet[0], truth.feet[0] as TracedTruth, { length: 2, width: 3 })
    expect(told.warnings).toContain('pen_told')
    const { tolerance } = told.feet[0].foot.figures.lengthMm
    expect(tolerance).toBeGreaterThan(3.5)
    expect(tolerance).toBeLessThan(6)
  })

  test('is a blank sheet: there is no line, though the sheet is where it is', async () => {
    const { answer, truth } = await asked('blank')
    if (answer.ok || answer.code !== 'no_line') throw new Error(answer.ok ? 'measured' : answer.code)
    for (const corner of truth.corners) expect(nearest(corner, answer.facts?.corners ?? [])).toBeLessThan(8)
  })

  test('has a line that is open: it is told where', async () => {
    const { answer, truth, scene } = await asked('open')
    if (answer.ok || answer.code !== 'line_open') throw new Error(answer.ok ? 'measured' : answer.code)
    const [one, other] = answer.facts?.open ?? []
    const [{ linePx: drawn } = { linePx: [] }] = truth.feet
    const [[at] = [0]] = scene.drawings[0]?.hand.gaps ?? []
    // A left foot is drawn around in the order of its truth.
    const gap = drawn[Math.floor(at * drawn.length)] as Point
    if (!one || !other) throw new Error('It is not told where')
    expect(nearest(gap, [{ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }])).toBeLessThan(15)
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(60)
  })
})

describe('what a hand points at in a photo whose line is open', () => {
  const { truth } = readTraceRecord(committedTracing('open'))
  const [drawn] = truth.feet
  const { linePx: outline = [], gapPx } = drawn ?? {}

  test('closes the line: the foot is measured within its tolerance', async () => {
    const { answer } = await measured('open', { outline })
    expectTrue(answer.feet[0], drawn as TracedTruth, { length: 2.5, width: 3 })
    expect(answer.byHand).toEqual(['outline'])
  })

  test('takes the place of corners and gap that were found, wherever it points', async () => {
    if (!drawn || !gapPx) throw new Error('Nothing is drawn')
    // A sheet that is smaller in the photo by a twentieth, and a gap nearer to the toes' ends.
    const small = 0.95
    const centre = { x: mean(truth.corners.map(({ x }) => x)), y: mean(truth.corners.map(({ y }) => y)) }
    const nearer = ({ x, y }: Point) => ({ x: centre.x + small * (x - centre.x), y: centre.y + small * (y - centre.y) })
    const corners = truth.corners.map(nearer) as unknown as Corners
    const middle = { x: mean(outline.map(({ x }) => x)), y: mean(outline.map(({ y }) => y)) }
    const away = 25 / nearest(gapPx, [middle])
    const gap = { x: gapPx.x + away * (gapPx.x - middle.x), y: gapPx.y + away * (gapPx.y - middle.y) }
    const { answer } = await measured('open', { corners, outline, gap })
    const [{ foot, gap: taken }] = answer.feet
    expect(foot.figures.lengthMm.value).toBeGreaterThan(drawn.lengthMm / small - 3)
    expect(foot.figures.lengthMm.value).toBeLessThan(drawn.lengthMm / small + 3)
    expect((foot.figures.toeGapAlongMm?.value ?? 0) - drawn.toeGapAlongMm / small).toBeGreaterThan(4)
    expect(taken?.x).toBeCloseTo(gap.x, 3)
    expect(taken?.y).toBeCloseTo(gap.y, 3)
    expect(answer.byHand).toEqual(['corners', 'outline', 'gap'])
  })
})
