import { expect, test } from 'vitest'
import { type PaintedPen, paintedPens } from '../../../../tests/support/builders/traced/painted-pen.ts'
import { seePen } from './see-pen.ts'
import { toldPen } from './told-pen.ts'

/** From so high above the middle of the sheet that a pen of some millimetres is seen hardly larger than it is. */
const eye = [105, 148, 4000] as const

const halfAt = (mm: number) => Math.min(3.8, 0.5 + mm * 0.17)
const pencil: PaintedPen = {
  halfAt,
  lengthMm: 150,
  tip: { x: 40, y: 60 },
  turnDeg: 75,
  colour: [190, 60, 40],
}
const seePenProfile = (pen: PaintedPen) => seePen(paintedPens([pen]), eye, false)?.profile
const offBy = (pen: PaintedPen, from: number, to: number) => {
  const halves = seePenProfile(pen)?.halfMm.slice(from, to + 1) ?? []
  return Math.max(...halves.map((half, k) => Math.abs(half - pen.halfAt(from + k))))
}

test.each([75, 200])('a pencil that lies askew by %i degrees tells how thick it is from its tip on', (turnDeg) => {
  const lying = {
    ...pencil,
    turnDeg,
    tip: { x: 105 - 70 * Math.cos((turnDeg * Math.PI) / 180), y: 148 - 70 * Math.sin((turnDeg * Math.PI) / 180) },
  }
  expect(seePenProfile(lying)?.by).toBe('photo')
  expect(offBy(lying, 6, 50)).toBeLessThan(0.35)
})

test.each([0.45, 0.7])('a shade beside a pen, with %f of the light left, is no part of it', (left) => {
  expect(offBy({ ...pencil, shade: { wideMm: 5, left } }, 8, 50)).toBeLessThan(0.5)
})

test('a pen that is seen from near by is thinner than it looks: it is round, and its middle lies above the sheet', () => {
  const far = seePenProfile(pencil)!
  const near = seePen(paintedPens([pencil]), [105, 148, 300], false)!.profile!
  expect(near.halfMm[30]).toBeLessThan(far.halfMm[30]! - 0.02)
  expect(near.halfMm[30]).toBeGreaterThan(far.halfMm[30]! - 0.15)
})

test('a bare sheet, a thick line and a coin are no pens', () => {
  const line: PaintedPen = { ...pencil, halfAt: () => 2, lengthMm: 180 }
  const coin: PaintedPen = { ...pencil, halfAt: () => 12, lengthMm: 24 }
  for (const things of [[], [line], [coin]]) expect(seePen(paintedPens(things), eye, false)).toBeUndefined()
})

test('of a pen without a point its barrel is known, and that its point is not makes it less sure', () => {
  const capped: PaintedPen = { ...pencil, halfAt: () => 5 }
  const profile = seePenProfile(capped)!
  expect(Math.abs(profile.halfMm[40]! - 5)).toBeLessThan(0.2)
  expect(profile.halfMm[8]).toBeLessThan(4.5)
  expect(profile.spreadMm).toBeGreaterThan(seePenProfile(pencil)!.spreadMm + 0.2)
})

test('what a pen and its shade cover is told, and the line beside it is not covered', () => {
  const line: PaintedPen = { ...pencil, tip: { x: 70, y: 60 }, halfAt: () => 0.4, colour: [40, 40, 60] }
  const flat = paintedPens([pencil, line])
  const { covers } = seePen(flat, eye, false)!
  const at = (pen: PaintedPen, mm: number) => {
    const [x, y] = [pen.tip.x + mm * Math.cos((75 * Math.PI) / 180), pen.tip.y + mm * Math.sin((75 * Math.PI) / 180)]
    return covers[
      Math.round((y + flat.rimMm) * flat.pxPerMm) * flat.width + Math.round((x + flat.rimMm) * flat.pxPerMm)
    ]
  }
  expect([at(pencil, 20), at(pencil, 120), at(line, 20), at(line, 120)]).toEqual([1, 1, 0, 0])
})

test('of pens that are told by their kind a felt pen is thicker than a ballpoint, and that than a pencil', () => {
  const [pencilMm, ballpointMm, feltMm] = (['pencil', 'ballpoint', 'felt'] as const).map(
    (kind) => toldPen(kind).halfMm[25]!,
  )
  expect(pencilMm).toBeLessThan(ballpointMm!)
  expect(ballpointMm).toBeLessThan(feltMm!)
  expect(toldPen('felt').spreadMm).toBeGreaterThan(seePenProfile(pencil)!.spreadMm)
})

test('a crossing-out as thick as a pen is none: its sides do not run straight along each other', () => {
  const scribble: PaintedPen = { ...pencil, halfAt: (mm) => 2.2 + 1.6 * Math.sin(mm / 2), lengthMm: 90 }
  expect(seePen(paintedPens([scribble]), eye, false)?.profile).toBeUndefined()
})

const white: PaintedPen = { ...pencil, colour: [240, 236, 228], shade: { wideMm: 6, left: 0.8 } }

test('a white pen on white paper is known by its sides', () => {
  expect(offBy(white, 12, 50)).toBeLessThan(0.6)
})

test('whoever told what the line was drawn with is not asked to believe what only looks like a pen', () => {
  expect(seePen(paintedPens([white]), eye, true)?.profile).toBeUndefined()
  expect(seePen(paintedPens([pencil]), eye, true)?.profile?.by).toBe('photo')
})
