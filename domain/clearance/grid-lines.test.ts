import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sectionArea } from '../shoe/geometry/section.ts'
import { type Grid, linesAround } from './grid-lines.ts'

/** A grid as drawn, its last row first: a digit is a value, a dot is none. */
function toGrid(...drawn: readonly string[]): Grid {
  const rows = drawn.toReversed()
  const values = rows.flatMap((row) => [...row].map((sign) => (sign === '.' ? Number.NaN : Number(sign))))
  return { columns: rows[0]?.length ?? 0, rows: rows.length, values: Float32Array.from(values) }
}

describe('Contour lines around values of at least a minimum', () => {
  test('run halfway towards places without a value, and between values in proportion', () => {
    const [alone, ...others] = linesAround(toGrid('...', '.4.', '...'), 1)
    expect(others).toEqual([])
    expect(new Set(alone?.map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(['1.5 1', '1 1.5', '0.5 1', '1 0.5']))
    const [among] = linesAround(toGrid('000', '040', '000'), 1)
    expect(among?.map(({ x, y }) => Math.hypot(x - 1, y - 1))).toEqual([0.75, 0.75, 0.75, 0.75])
  })

  test('run counterclockwise, and clockwise around holes', () => {
    const lines = linesAround(toGrid('.......', '.22222.', '.22222.', '.22022.', '.22222.', '.22222.', '.......'), 1)
    expect(lines.map((line) => Math.sign(sectionArea([line])))).toEqual([1, -1])
  })

  test('join areas that touch at a corner only', () => {
    expect(linesAround(toGrid('....', '..2.', '.2..', '....'), 1).map((line) => line.length)).toEqual([8])
  })

  test('enclose less at a higher minimum, and always close', () => {
    const value = fc.oneof(fc.constant(Number.NaN), fc.double({ min: 0, max: 9, noNaN: true }))
    const grid = fc.array(value, { minLength: 36, maxLength: 36 }).map((inner): Grid => {
      // No value at the edges, as on a sheet larger than its drawing.
      const values = new Float32Array(64).fill(Number.NaN)
      for (const [at, one] of inner.entries()) values[(Math.floor(at / 6) + 1) * 8 + (at % 6) + 1] = one
      return { columns: 8, rows: 8, values }
    })
    fc.assert(
      fc.property(grid, fc.integer({ min: 0, max: 8 }), (one, min) => {
        const [more, less] = [linesAround(one, min), linesAround(one, min + 1)]
        expect(sectionArea(less)).toBeLessThanOrEqual(sectionArea(more) + 1e-6)
        for (const line of more)
          for (const [at, { x, y }] of line.entries()) {
            const next = line[(at + 1) % line.length]
            expect(Math.hypot((next?.x ?? 0) - x, (next?.y ?? 0) - y)).toBeLessThan(1.5)
          }
      }),
    )
  })
})
