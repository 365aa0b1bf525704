import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combineFootPhotos, combinePhotos } from './combine-photos.ts'
import type { FootMeasures } from './foot-figures.ts'

type FootInput = { lengthMm: number; tolerance?: number; score?: number; side?: 'left' | 'right' }

function photo({ lengthMm, tolerance = 1, score = 90, side = 'left' }: FootInput): FootMeasures {
  return {
    side,
    figures: { lengthMm: { value: lengthMm, tolerance, method: 'measured' } },
    toeForm: undefined,
    outline: [],
    quality: { score, reasons: [] },
  }
}

const lengths = (...all: number[]) => combinePhotos(all.map((lengthMm) => photo({ lengthMm })))

test('two photos that agree are one foot, the surer one weighing more', () => {
  const both = combinePhotos([photo({ lengthMm: 250, tolerance: 1 }), photo({ lengthMm: 252, tolerance: 2 })])
  const lengthMm = { value: expect.closeTo(250.4), method: 'measured' }
  expect(both).toMatchObject({ ok: true, value: { figures: { lengthMm } } })
})

test.each([
  [[250], 'needs_another'],
  [[250, 252.01], 'needs_another'],
  [[250, 253, 256], 'no_agreement'],
] as const)('photos of %s mm: %s', (all, code) => {
  expect(lengths(...all)).toMatchObject({ ok: false, code })
})

test('of three photos the two that agree best are believed', () => {
  expect(lengths(250, 256, 251)).toMatchObject({ ok: true, value: { figures: { lengthMm: { value: 250.5 } } } })
})

test('a left and a right foot are never one', () => {
  expect(combinePhotos([photo({ lengthMm: 250 }), photo({ lengthMm: 250, side: 'right' })])).toMatchObject({
    code: 'two_sides',
  })
})

test('what one photo measured is not watered down by what the other only worked out', () => {
  const [one, other] = [photo({ lengthMm: 250 }), photo({ lengthMm: 251, score: 70 })]
  const measured = { value: 66, tolerance: 2, method: 'measured' } as const
  const estimated = { value: 60, tolerance: 9, method: 'estimated' } as const
  for (const [first, second] of [
    [measured, estimated],
    [estimated, measured],
  ]) {
    const both = combinePhotos([
      { ...one, figures: { ...one.figures, ...(first && { heelWidthMm: first }) } },
      { ...other, figures: { ...other.figures, ...(second && { heelWidthMm: second }) } },
    ])
    expect(both).toMatchObject({ value: { figures: { heelWidthMm: measured }, quality: { score: 70 } } })
  }
})

test('whatever the order, the mean lies between the two, and its tolerance reaches both', () => {
  const told = fc.record({
    lengthMm: fc.double({ min: 180, max: 330, noNaN: true }),
    tolerance: fc.double({ min: 0, max: 8, noNaN: true }),
  })
  fc.assert(
    fc.property(told, fc.double({ min: -2, max: 2, noNaN: true }), told, (one, apart, { tolerance }) => {
      const other = { lengthMm: one.lengthMm + apart * 0.999, tolerance }
      const both = combinePhotos([photo(one), photo(other)])
      const turned = combinePhotos([photo(other), photo(one)])
      if (!both.ok || !turned.ok) throw new Error('photos that agree were not combined')
      const { value, tolerance: off } = both.value.figures.lengthMm
      expect(turned.value.figures.lengthMm.value).toBeCloseTo(value, 6)
      for (const { lengthMm } of [one, other]) expect(Math.abs(lengthMm - value)).toBeLessThanOrEqual(off + 1e-9)
      expect(off).toBeGreaterThanOrEqual(Math.min(one.tolerance, tolerance) - 1e-9)
    }),
  )
})

test.each([
  ['one of high quality is enough', [[250, 75]], 250],
  ['one of less needs another', [[250, 74]], 'needs_another'],
  [
    'two that agree are enough whatever their quality',
    [
      [250, 60],
      [251, 60],
    ],
    250.5,
  ],
  [
    'of two that do not agree the one of high quality is believed',
    [
      [250, 60],
      [256, 80],
    ],
    256,
  ],
  [
    'of two of high quality that do not agree, the better one',
    [
      [250, 80],
      [256, 90],
    ],
    256,
  ],
  [
    'three that do not agree end it',
    [
      [250, 60],
      [253, 60],
      [256, 60],
    ],
    'no_agreement',
  ],
] as const)('of the photos of one foot %s', (_sentence, told, end) => {
  const read = combineFootPhotos(told.map(([lengthMm, score]) => photo({ lengthMm, score })))
  expect(read.ok ? read.value.figures.lengthMm.value : read.code).toBe(end)
})
