import fc from 'fast-check'
import { expect, test } from 'vitest'
import { implausibleIn } from './plausible.ts'
import { type TypedFigure, typedFigures, typedMeasures } from './typed-measures.ts'

const typed = (texts: Partial<Record<TypedFigure, string>>) => typedMeasures({ side: 'right', texts })

test.each(['253', ' 253 ', '253mm', '253,0 mm', '２５３', '253.0'])('a length of "%s" is 253 mm', (lengthMm) => {
  const read = typed({ lengthMm })
  expect(read).toMatchObject({ ok: true, value: { figures: { lengthMm: { value: 253, method: 'typed' } } } })
})

test.each([
  ['25.3', 253],
  ['25,34 cm', 253.4],
  ['253mm', 253],
])('where centimetres are meant, a length of "%s" is %d mm', (lengthMm, value) => {
  const read = typedMeasures({ side: 'right', texts: { lengthMm }, unit: 'cm' })
  expect(read).toMatchObject({ ok: true, value: { figures: { lengthMm: { value } } } })
})

test('what was typed is told as typed, and the rest as worked out', () => {
  expect(
    typedMeasures({ side: 'left', toeForm: 'greek', texts: { lengthMm: '253', ballGirthMm: '240' } }),
  ).toMatchObject({
    ok: true,
    value: {
      side: 'left',
      toeForm: { value: 'greek', method: 'typed' },
      figures: { ballGirthMm: { method: 'typed' }, heelWidthMm: { method: 'estimated' } },
      outline: [],
    },
  })
})

test.each([
  [{}, { lengthMm: 'missing' }],
  [{ lengthMm: 'long' }, { lengthMm: 'no_number' }],
  [{ lengthMm: '-253' }, { lengthMm: 'no_number' }],
  [{ lengthMm: '25.3' }, { lengthMm: 'out_of_range' }],
  [{ lengthMm: '253', ballWidthMm: '1e2' }, { ballWidthMm: 'no_number' }],
  [{ lengthMm: '253', ballWidthMm: '130' }, { ballWidthMm: 'does_not_fit' }],
  [
    { lengthMm: '999', heelWidthMm: '5' },
    { lengthMm: 'out_of_range', heelWidthMm: 'out_of_range' },
  ],
] as const)('%j is refused at its fields: %j', (texts, faults) => {
  expect(typed(texts)).toEqual({ ok: false, code: 'refused', facts: faults })
})

test('whatever is typed, the answer is a plausible foot or names a field', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer({ min: 0, max: 400 }).map(String))
  const texts = fc.record(Object.fromEntries(typedFigures.map((name) => [name, text])), { requiredKeys: [] })
  fc.assert(
    fc.property(texts, (all) => {
      const read = typed(all)
      if (read.ok) expect(implausibleIn(read.value.figures)).toEqual([])
      else expect(Object.keys(read.facts).length).toBeGreaterThan(0)
    }),
    { numRuns: 2_000 },
  )
})
