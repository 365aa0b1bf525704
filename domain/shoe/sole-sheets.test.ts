import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '../foot/geometry/point.ts'
import type { SolePlan } from './sole-plan.ts'
import { checkLineMm, type SoleSheet, solePapers, soleSheets } from './sole-sheets.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** An oval about as large as a sole, with its marks. */
function ovalSole(longMm: number, wideMm: number, sideways: number): SolePlan {
  return {
    outline: Array.from({ length: 180 }, (_, k) => {
      const turn = (k * Math.PI) / 90
      return { x: longMm / 2 - 4 + (longMm / 2) * Math.cos(turn), y: sideways + (wideMm / 2) * Math.sin(turn) }
    }),
    ballLine: [
      { x: 0.62 * longMm, y: sideways - 0.4 * wideMm },
      { x: 0.7 * longMm, y: sideways + 0.4 * wideMm },
    ],
    toeGap: { x: 0.8 * longMm, y: sideways + 0.1 * wideMm },
  }
}
const anySole = fc
  .tuple(between(170, 345), between(60, 160), between(-15, 15))
  .map(([long, wide, sideways]) => ovalSole(long, wide, sideways))
const anySheets = fc
  .tuple(anySole, fc.constantFrom('left' as const, 'right' as const), fc.constantFrom(...solePapers))
  .map(([sole, side, paper]) => ({ sole, sheets: soleSheets(sole, side, paper) }))

const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const isIn = ({ frame }: SoleSheet, { x, y }: Point) =>
  x >= frame.x && x <= frame.x + frame.widthMm && y >= frame.y && y <= frame.y + frame.heightMm

test('a sole is drawn at full size on every sheet, toes up and not mirrored', () => {
  fc.assert(
    fc.property(anySheets, ({ sole, sheets }) => {
      for (const { outline, ballLine, toeGap } of sheets) {
        outline.forEach((point, k) => {
          const own = sole.outline[k] as Point
          expect(gap(point, toeGap)).toBeCloseTo(gap(own, sole.toeGap), 9)
        })
        expect(gap(...ballLine)).toBeCloseTo(gap(...sole.ballLine), 9)
        // From the heel to the toes is up; +y is to the left.
        expect(toeGap.y).toBeLessThan(ballLine[1].y)
        expect(ballLine[1].x).toBeLessThan(ballLine[0].x)
      }
    }),
  )
})

test('every part of a sole is on a sheet, and two sheets overlap enough to be joined', () => {
  fc.assert(
    fc.property(anySheets, ({ sheets }) => {
      const [first] = sheets
      for (const k of first?.outline.keys() ?? [])
        expect(sheets.some((sheet) => isIn(sheet, sheet.outline[k] as Point))).toBe(true)
      sheets.slice(1).forEach((sheet, k) => {
        const before = sheets[k] as SoleSheet
        const moved = gap(before.toeGap, sheet.toeGap)
        expect(before.frame.heightMm - moved).toBeGreaterThanOrEqual(20)
      })
    }),
  )
})

test('adjacent sheets have two crosses each, at the same points of the sole, within the printable area', () => {
  fc.assert(
    fc.property(anySheets, ({ sheets }) => {
      const markPlaces = ({ crosses, toeGap }: SoleSheet) =>
        crosses.map(({ x, y }) => `${(x - toeGap.x).toFixed(6)} ${(y - toeGap.y).toFixed(6)}`)
      for (const sheet of sheets) {
        const ends = sheet.part === 1 || sheet.part === sheet.parts ? 1 : 2
        expect(sheet.crosses).toHaveLength(sheet.parts === 1 ? 0 : 2 * ends)
        for (const cross of sheet.crosses) expect(isIn(sheet, cross)).toBe(true)
      }
      sheets.slice(1).forEach((sheet, k) => {
        const own = markPlaces(sheet)
        expect(markPlaces(sheets[k] as SoleSheet).filter((vertex) => own.includes(vertex))).toHaveLength(2)
      })
    }),
  )
})

test.each([
  ['a4', 275, 1],
  ['a4', 276, 2],
  ['letter', 257, 1],
  ['letter', 258, 2],
  ['a3', 345, 1],
] as const)('on %s a sole of %i mm takes %i sheets', (paper, longMm, count) => {
  expect(soleSheets(ovalSole(longMm, 100, 0), 'left', paper)).toHaveLength(count)
})

test('the check line has its stated length and lies on the sheet', () => {
  fc.assert(
    fc.property(anySheets, ({ sheets }) => {
      for (const { check, widthMm } of sheets) {
        expect(gap(...check)).toBe(checkLineMm)
        for (const { x } of check) expect(x > 0 && x < widthMm).toBe(true)
      }
    }),
  )
})
