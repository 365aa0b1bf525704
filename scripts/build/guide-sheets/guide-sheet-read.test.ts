import { describe, expect, it } from 'vitest'
import type { Point } from '#domain/foot/geometry/point.ts'
import { findInk } from '#domain/foot/trace/ink/find-ink.ts'
import { followLines } from '#domain/foot/trace/line/follow-lines.ts'
import { seePen } from '#domain/foot/trace/pen/see-pen.ts'
import { aroundFoot, type PaintedLine, paintedLines } from '../../../tests/support/builders/painted-lines.ts'
import { guideSheet } from './guide-sheet.ts'
import type { Curve, Mark, Page } from './pdf-page.ts'

const at = ([x, y]: readonly [number, number]): Point => ({ x, y })

function bent(from: Point, [x1, y1, x2, y2, x, y]: Curve): Point[] {
  return Array.from({ length: 40 }, (_, k) => {
    const [t, u] = [(k + 1) / 40, 1 - (k + 1) / 40]
    const mixed = (a: number, b: number, c: number, d: number) =>
      u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d
    return { x: mixed(from.x, x1, x2, x), y: mixed(from.y, y1, y2, y) }
  })
}

/** The painted lines of a printed mark; a text becomes one stroke per character. */
function printed(mark: Mark, { lineMm, lineGrey, textGrey }: Page): PaintedLine[] {
  if (mark.kind === 'line') return [{ points: [at(mark.from), at(mark.to)], wideMm: lineMm, ink: 1 - lineGrey }]
  if (mark.kind === 'curve') {
    const points = mark.curves.reduce<Point[]>(
      (way, curve) => way.concat(bent(way.at(-1) as Point, curve)),
      [at(mark.start)],
    )
    return [{ points, wideMm: lineMm, ink: 1 - lineGrey }]
  }
  const { at: from, sizeMm, text } = mark
  const [left, low] = from
  return Array.from(text, (_, k) => {
    const x = left + 0.5 * sizeMm * (k + 0.5)
    const points = [low, low + 0.7 * sizeMm].map((y) => ({ x, y }))
    return { points, wideMm: 0.35, ink: 1 - textGrey }
  })
}

describe('The printable A4 sheet, as the engine sees it', () => {
  const page = guideSheet('a4', 'en')
  const print = page.marks.flatMap((mark) => printed(mark, page))
  const frame = print.reduce((widest, line) => (line.points.length > widest.points.length ? line : widest))
  const middle = (Math.min(...frame.points.map(({ x }) => x)) + Math.max(...frame.points.map(({ x }) => x))) / 2

  it('has no line around a foot and no pen while nothing is drawn on it', () => {
    const flat = paintedLines(print)
    expect(followLines(findInk(flat)).lines).toEqual([])
    expect(seePen(flat, [105, 148, 500], false)).toBeUndefined()
  })

  it('leaves a faint pencil line in its large frame as the only line, at its position', () => {
    const foot = aroundFoot({ x: middle, y: page.heightMm / 2 })
    const { lines } = followLines(findInk(paintedLines([...print, { points: foot, wideMm: 0.5, ink: 0.35 }])))
    expect(lines).toHaveLength(1)
    const offs = lines.flatMap(({ points }) =>
      points.map(({ x, y }) => Math.min(...foot.map((one) => Math.hypot(one.x - x, one.y - y)))),
    )
    expect(Math.max(...offs)).toBeLessThan(0.6)
    expect(lines[0]?.bridgedMm).toBe(0)
    expect(lines[0]?.gap).toBeUndefined()
  })
})
