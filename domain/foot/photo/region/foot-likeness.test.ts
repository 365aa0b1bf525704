import { expect, test } from 'vitest'
import { papers } from '../paper/papers.ts'
import { mmToPixel, pixelsPerMm, rimMm } from './flat-sheet.ts'
import { footLikeness } from './foot-likeness.ts'
import type { PaperDifference } from './paper-light.ts'

const sheet = papers.a4
const [width, height] = [(sheet.widthMm + 2 * rimMm) * pixelsPerMm, (sheet.heightMm + 2 * rimMm) * pixelsPerMm]

type Part = {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly look: readonly [number, number, number]
}

/** A sheet seen from above with some parts on it, in mm: how much each is darker than paper, redder and bluer. */
function seen(...parts: readonly Part[]): PaperDifference {
  const [light, red, blue] = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (const { x, y, look } of parts) {
    const [from, to] = [mmToPixel(x[0], y[0]), mmToPixel(x[1], y[1])]
    for (let row = Math.ceil(from.y); row <= to.y; row += 1)
      for (let column = Math.ceil(from.x); column <= to.x; column += 1) {
        const at = row * width + column
        // Some grain, so that nothing is all alike.
        const grain = (((row * 7 + column * 13) % 11) - 5) / 500
        for (const [k, plane] of [light, red, blue].entries()) plane[at] = look[k as 0 | 1 | 2] + grain
      }
  }
  return { width, height, light, red, blue, grain: 0.006, paperAt: () => [5.4, 5.4, 5.4] }
}

const isFoot = (difference: PaperDifference, x: number, y: number) => {
  const { x: column, y: row } = mmToPixel(x, y)
  return footLikeness(difference, sheet)?.mask[Math.round(row) * width + Math.round(column)] === 1
}

const foot: Part = { x: [70, 140], y: [0, 250], look: [-0.5, 0.28, -0.1] }
const nail: Part = { x: [98, 112], y: [232, 246], look: [-0.25, 0.08, -0.03] }
const shade: Part = { x: [140, 165], y: [0, 180], look: [-0.8, 0.09, -0.03] }
const sock: Part = { ...foot, look: [-1.5, 0.01, 0.01] }
const lit: Part = { ...sock, x: [90, 120], look: [-0.9, 0.01, 0.01] }

test('a leg’s shade beside the foot is paper, though skin and floor shine into it', () => {
  const difference = seen(shade, foot)
  expect([isFoot(difference, 120, 120), isFoot(difference, 155, 120)]).toEqual([true, false])
})

test('a nail has hardly any tint and is foot, also where it is the foremost thing', () => {
  expect(isFoot(seen(shade, foot, nail), 105, 240)).toBe(true)
  expect(isFoot(seen(shade, foot, { ...nail, y: [238, 252] }), 105, 250.5)).toBe(true)
})

test('a phone’s shade before the toes is paper', () => {
  const phone: Part = { x: [40, 180], y: [250, 294], look: [-0.6, 0.09, -0.03] }
  expect(isFoot(seen(phone, foot), 105, 270)).toBe(false)
})

test('a grey sock is foot: it has no tint by which it could be told from shade', () => {
  expect(isFoot(seen(sock, lit), 105, 120)).toBe(true)
})

test('skin in deep shade keeps its tint and is foot', () => {
  const shaded: Part = { x: [115, 140], y: [0, 180], look: [-1.1, 0.26, -0.09] }
  expect(isFoot(seen(shade, foot, shaded), 130, 120)).toBe(true)
})
