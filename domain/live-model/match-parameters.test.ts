import { expect, test } from 'vitest'
import type { LiveChoices, LiveModel, ModelParameter } from './live-model.ts'
import { isShoeModel, matchParameters } from './match-parameters.ts'

const choices: LiveChoices = {
  measures: { left: { lengthMm: 255.4, ballGirthMm: 240 }, right: { lengthMm: 256, bigToeAngleDeg: 7.2 } },
  upper: 'sandal',
  colour: 'green',
  feel: 'roomy',
  soleText: 'YUKI',
}

const number = (name: string, more: Partial<ModelParameter> = {}): ModelParameter => {
  return { id: `id of ${name}`, name, type: 'Float', ...more }
}
const lengths = [number('Left length'), number('Right length')]
const model = (...parameters: ModelParameter[]): LiveModel => ({ parameters: [...lengths, ...parameters], exports: [] })
const text = (name: string, more: Partial<ModelParameter> = {}) => number(name, { type: 'String', ...more })
const list = (name: string, ...choicesInIt: string[]) => number(name, { type: 'StringList', choices: choicesInIt })

function matchValues(one: LiveModel, chosen = choices) {
  const matched = matchParameters(one, chosen)
  if (!matched.ok) throw new Error('out of range')
  return matched.value
}

test.each(['Left ball girth', 'leftBallGirth', 'LEFT_BALL_GIRTH', 'left-ball-girth'])(
  'finds a measure as %s',
  (name) => {
    expect(matchValues(model(number(name))).values).toMatchObject({ [`id of ${name}`]: '240' })
  },
)

test.each([
  [
    'Left length as an integer',
    model(number('right big toe angle', { type: 'Int' })),
    'id of right big toe angle',
    '7',
  ],
  ['the upper by its name', model(list('Upper', 'Shell', 'SANDAL')), 'id of Upper', '1'],
  ['the feel by its name', model(list('feel', 'roomy')), 'id of feel', '0'],
  ['the colour by its name', model(list('Color', 'Black', 'Green')), 'id of Color', '1'],
  ['the colour as such', model(number('Colour', { type: 'Color' })), 'id of Colour', '#56634cff'],
  ['the text under the sole', model(text('Sole text', { max: 8 })), 'id of Sole text', 'YUKI'],
])('sends %s', (_, one, id, value) => {
  expect(matchValues(one).values[id]).toBe(value)
})

test('says which choices a model does not follow: for want of a parameter, its type, or such a value', () => {
  expect(matchValues(model()).lacking).toEqual([
    'left.ballGirthMm',
    'right.bigToeAngleDeg',
    'upper',
    'colour',
    'feel',
    'soleText',
  ])
  const other = model(text('Left ball girth'), list('Upper', 'Boot'), text('Sole text', { max: 3 }))
  expect(matchValues(other).lacking).toEqual(matchValues(model()).lacking)
  expect(Object.keys(matchValues(other).values)).toEqual(['id of Left length', 'id of Right length'])
})

test('sends an empty text, so that an earlier one goes, and misses no parameter for it', () => {
  const silent = { ...choices, soleText: '' }
  expect(matchValues(model(text('Sole text')), silent).values['id of Sole text']).toBe('')
  expect(matchValues(model(), silent).lacking).not.toContain('soleText')
})

test.each([
  [255.4, true],
  [255.3, false],
])('accepts the length 255.4 up to a maximum of %d: %s', (max, isAccepted) => {
  const one = { ...model(), parameters: [number('Left length', { min: 180, max }), number('Right length')] }
  const matched = matchParameters(one, choices)
  expect(matched.ok).toBe(isAccepted)
  if (!matched.ok) expect(matched.facts).toEqual([{ choice: 'left.lengthMm', min: 180, max }])
})

test.each([
  ['both lengths', lengths, true],
  ['one length', lengths.slice(0, 1), false],
  ['lengths that are texts', [text('Left length'), text('Right length')], false],
  ['the height of a seat', [number('Seat height')], false],
])('takes a model with %s for a pair of shoes: %s', (_, parameters, isPair) => {
  expect(isShoeModel({ parameters, exports: [] })).toBe(isPair)
})
