import { describe, expect, test } from 'vitest'
import type { Point } from '#domain/foot/geometry/point.ts'
import { askAboutTracing, expectTrue, mean, measureTracing, nearest } from '../../support/builders/committed-tracing.ts'
import { committedTracing } from '../../support/builders/foot-tracings/committed-set.ts'
import type { ExpectedTracedFoot } from '../../support/builders/foot-tracings/expected-trace.ts'
import { readTraceRecord } from '../../support/builders/foot-tracings/trace-set.ts'
import { takeEveryNth } from '../../support/take-every-nth.ts'

describe('a line that somebody drew around a foot, with the pen beside it', () => {
  for (const name of takeEveryNth(['ballpoint-on-yellow', 'felt-on-white'] as const, 2))
    test(`${name} is measured within its tolerance, and the line is where it was drawn`, async () => {
      const { expected, answer } = await measureTracing(name)
      const [foot] = answer.feet
      const [drawn] = expected.feet
      if (!drawn) throw new Error('Nothing is drawn')
      expectTrue(foot, drawn, { length: 1, width: 2 })
      expect(foot.foot.figures.lengthMm.tolerance).toBeLessThan(4)
      expect(answer.warnings).toEqual([])
      expect(answer.paper).toBe('a4')
      const off = drawn.linePx.map((point) => nearest(point, foot.line))
      expect(mean(off)).toBeLessThan(1.5)
      const [tip, end] = answer.seen.pen ?? []
      const [trueTip, trueEnd] = expected.penPx ?? []
      if (!tip || !end || !trueTip || !trueEnd) throw new Error('No pen is seen')
      expect(nearest(trueTip, [tip])).toBeLessThan(40)
      expect(nearest(trueEnd, [end])).toBeLessThan(40)
      expect(answer.byHand).toEqual([])
    })

  test('a left and a right foot on one sheet are both measured', async () => {
    const { expected, answer } = await measureTracing('two-feet-on-letter')
    expect(answer.feet.map(({ foot }) => foot.side).toSorted()).toEqual(['left', 'right'])
    for (const traced of answer.feet) {
      const drawn = expected.feet.find(({ side }) => side === traced.foot.side)
      if (!drawn) throw new Error(`No ${traced.foot.side} foot is drawn`)
      expect(Math.abs(traced.foot.figures.lengthMm.value - drawn.lengthMm)).toBeLessThan(1)
      expect(nearest(drawn.linePx[0] as Point, traced.line)).toBeLessThan(4)
    }
    expect(answer.paper).toBe('letter')
  })
})

describe('a sheet of A3 of which nobody said that it is one', () => {
  test('is asked about where it might be a smaller foot on A4', async () => {
    const { answer } = await askAboutTracing('felt-on-a3', { paper: 'auto' })
    expect(answer).toMatchObject({ ok: false, code: 'which_paper', facts: { papers: ['a4', 'a3'] } })
  })

  test('is taken for what goes with the usual size', async () => {
    const { answer, expected } = await measureTracing('felt-on-a3', { paper: 'auto', usualMm: 270 })
    expect(answer.paper).toBe('a3')
    expectTrue(answer.feet[0], expected.feet[0] as ExpectedTracedFoot, { length: 1, width: 3 })
    expect(answer.warnings).toEqual([])
  })
})

describe('a tracing that tells too little', () => {
  test('has no pen beside it: its kind is asked for, then the foot is measured, less surely than by a pen that was seen', async () => {
    const { answer, scene, expected } = await askAboutTracing('without-pen')
    expect(answer).toMatchObject({ ok: false, code: 'which_pen', facts: { line: expect.any(Array) } })
    const { answer: reported } = await measureTracing('without-pen', { pen: scene.pen.kind })
    expectTrue(reported.feet[0], expected.feet[0] as ExpectedTracedFoot, { length: 2, width: 3 })
    expect(reported.warnings).toContain('pen_entered')
    const { tolerance } = reported.feet[0].foot.figures.lengthMm
    expect(tolerance).toBeGreaterThan(3.5)
    expect(tolerance).toBeLessThan(6)
  })

  test('is a blank sheet: there is no line, though the sheet is where it is', async () => {
    const { answer, expected } = await askAboutTracing('blank')
    if (answer.ok || answer.code !== 'no_line') throw new Error(answer.ok ? 'measured' : answer.code)
    for (const corner of expected.corners) expect(nearest(corner, answer.facts?.corners ?? [])).toBeLessThan(8)
  })

  test('has a line that is open: it is told where', async () => {
    const { answer, expected, scene } = await askAboutTracing('open')
    if (answer.ok || answer.code !== 'line_open') throw new Error(answer.ok ? 'measured' : answer.code)
    const [one, other] = answer.facts?.open ?? []
    const [{ linePx: drawn } = { linePx: [] }] = expected.feet
    const [[at] = [0]] = scene.drawings[0]?.hand.gaps ?? []
    // A left foot is drawn around in the order of its truth.
    const gap = drawn[Math.floor(at * drawn.length)] as Point
    if (!one || !other) throw new Error('It is not told where')
    expect(nearest(gap, [{ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }])).toBeLessThan(15)
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(60)
  })
})

describe('what a hand points at in a photo whose line is open', () => {
  const { expected } = readTraceRecord(committedTracing('open'))
  const [drawn] = expected.feet
  const { linePx: outline = [] } = drawn ?? {}

  test('closes the line: the foot is measured within its tolerance', async () => {
    const { answer } = await measureTracing('open', { outline })
    expectTrue(answer.feet[0], drawn as ExpectedTracedFoot, { length: 2.5, width: 3 })
    expect(answer.byHand).toEqual(['outline'])
  })
})
