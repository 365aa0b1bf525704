import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ToeForm } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import { toeForm, toeTips } from './toe-tips.ts'

const lengthMm = 250
const middles = [0.16, 0.47, 0.64, 0.79, 0.92] as const
const breadthMm = 92

/** A front edge of five round toes, the big one on the side of +x; each stays so far behind the foremost. */
function frontEdge(dropsMm: readonly number[]): Point[] {
  const inner = breadthMm / 2
  const points: Point[] = [{ x: inner, y: 190 }]
  for (let across = 0; across <= breadthMm; across += 0.5) {
    const x = inner - across
    const y = dropsMm.reduce((max, drop, toe) => {
      const radius = toe === 0 ? 14 : 8
      const beside = Math.abs(across - middles[toe]! * breadthMm)
      return beside < radius ? Math.max(max, lengthMm - drop - radius + Math.sqrt(radius ** 2 - beside ** 2)) : max
    }, 215)
    points.push({ x, y })
  }
  return [...points, { x: -inner, y: 190 }]
}

const forms: Record<ToeForm, readonly number[]> = {
  egyptian: [0, 5, 10, 18, 28],
  greek: [5, 0, 6, 14, 26],
  roman: [0, 0.5, 1.5, 9, 20],
  square: [0, 0.8, 1.5, 3, 10],
}

test('each toe reaches as far as it was drawn, to half a millimetre', () => {
  for (const drops of Object.values(forms)) {
    const tips = toeTips(frontEdge(drops), lengthMm, 2)
    tips.slice(0, 4).forEach((tip, toe) => {
      expect(Math.abs(lengthMm - tip - drops[toe]!)).toBeLessThan(0.5)
    })
  }
})

test('the form is told from the tips', () => {
  for (const [form, drops] of Object.entries(forms))
    expect(toeForm(toeTips(frontEdge(drops), lengthMm, 2), lengthMm)).toBe(form)
})

test('the form does not change with the size of the foot', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 180, max: 320, noNaN: true }),
      fc.constantFrom(...Object.keys(forms)),
      (length, form) => {
        const tips = forms[form as ToeForm].map((drop) => ((250 - drop) * length) / 250)
        expect(toeForm(tips, length)).toBe(form)
      },
    ),
  )
})

test('where a toe was not seen there is no form', () => {
  expect(toeForm([250, 0, 240, 230, 220], 250)).toBeUndefined()
})
