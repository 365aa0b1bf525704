import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
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

test.each(['10 1/4', '10 1/4″', '10-1/4"', '10¼ in', '10 ¼', '10.25', '10,25 inches', '１０　１／４', '260.35 mm'])(
  'where inches are meant, a length of "%s" is 260.35 mm',
  (lengthMm) => {
    const read = typedMeasures({ side: 'right', texts: { lengthMm }, unit: 'in' })
    expect(read).toMatchObject({ ok: true, value: { figures: { lengthMm: { value: 260.35 } } } })
  },
)

test.each([
  ['10 1/4″', 260.35],
  ['25.4 cm', 254],
  ['10in', 254],
])('the unit behind a number counts before the one that is meant: "%s" is %d mm', (lengthMm, value) => {
  expect(typed({ lengthMm })).toMatchObject({ ok: true, value: { figures: { lengthMm: { value } } } })
})

test.each(['250 1/4', '25 1/2 cm', '10 5/4″', '10 1/0″', '1/4″ 10', '10¼¼', '10 1/3″'])(
  '"%s" is no length',
  (lengthMm) => {
    expect(typed({ lengthMm })).toMatchObject({ ok: false, facts: { lengthMm: 'no_number' } })
  },
)

test.each([
  [{ ballWidthMm: '130' }, { ballWidthMm: 'ball_width_off_length' }],
  [{ heelWidthMm: '100' }, { heelWidthMm: 'heel_width_off_length' }],
  [{ ballGirthMm: '300' }, { ballGirthMm: 'ball_girth_off_length' }],
  [{ instepHeightMm: '100' }, { instepHeightMm: 'instep_height_off_length' }],
  [{ ballWidthMm: '110', ballGirthMm: '200' }, { ballGirthMm: 'ball_girth_off_ball_width' }],
  // What does not go with the length says so first.
  [{ ballWidthMm: '100', ballGirthMm: '300' }, { ballGirthMm: 'ball_girth_off_length' }],
] as const)('on a foot of 253 mm %j says which number does not go with which', (texts, facts) => {
  expect(typed({ lengthMm: '253', ...texts })).toEqual({ ok: false, code: 'refused', facts })
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
  [
    { lengthMm: '999', heelWidthMm: '5' },
    { lengthMm: 'out_of_range', heelWidthMm: 'out_of_range' },
  ],
] as const)('%j is refused at its fields: %j', (texts, errors) => {
  expect(typed(texts)).toEqual({ ok: false, code: 'refused', facts: errors })
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
    { numRuns: scaleRuns(2_000) },
  )
})
