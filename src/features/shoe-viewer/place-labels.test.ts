import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeLabels } from './place-labels.ts'

const label = (x: number, note = 'at the heel') => ({ text: '1.2 mm', note, spot: { x, y: 10 } })

test('places labels over their spots where there is space, alternating above and below', () => {
  expect(placeLabels([label(200), label(60), label(130)], 0, 270).map(({ x, isAbove }) => [x, isAbove])).toEqual([
    [60, true],
    [200, true],
    [130, false],
  ])
})

test('keeps up to 5 labels on the sheet and apart, in any language and at any spots', () => {
  const anyLabel = fc
    .record({ x: fc.integer({ min: 0, max: 270 }), note: fc.constantFrom('at the ball', '甲', 'かかと・最もきつい') })
    .map(({ x, note }) => label(x, note))
  fc.assert(
    fc.property(fc.array(anyLabel, { maxLength: 5 }), (labels) => {
      for (const isAbove of [true, false]) {
        const row = placeLabels(labels, 0, 270).filter((one) => one.isAbove === isAbove)
        for (const [index, { x, note }] of row.entries()) {
          const half = [...note].length * (note > '\u2e7f' ? 9 : 4.9)
          expect(x).toBeGreaterThanOrEqual(half / 2 - 1e-9)
          expect(x).toBeLessThanOrEqual(270 - half / 2 + 1e-9)
          const next = row[index + 1]
          if (next) expect(next.x - x).toBeGreaterThan(half / 2)
        }
      }
    }),
  )
})
