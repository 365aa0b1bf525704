import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseAddress, fillAddress, suggestionLine } from './fill-address.ts'

const chiyoda = { postcode: '100-0001', region: '東京都', city: '千代田区', line_1: '千代田' }
const minato = { postcode: '106-0032', region: '東京都', city: '港区', line_1: '六本木' }

test('a postcode fills empty fields', () => {
  expect(fillAddress({ postcode: '1000001', line_2: 'はだしビル' }, chiyoda)).toEqual({
    ...chiyoda,
    postcode: '1000001',
    line_2: 'はだしビル',
  })
})

test('another postcode replaces what the previous one filled in', () => {
  expect(fillAddress(chiyoda, minato, chiyoda)).toMatchObject({ city: '港区', line_1: '六本木' })
  expect(fillAddress(chiyoda, { ...minato, line_1: undefined }, chiyoda)).toMatchObject({ city: '港区', line_1: '' })
})

test('the house number after the block stays when the same postcode is typed again', () => {
  const typed = { ...chiyoda, line_1: '千代田1-1' }
  expect(fillAddress(typed, chiyoda)).toEqual(typed)
})

test("a typed text is never replaced without the customer's choice", () => {
  expect(fillAddress({ ...chiyoda, line_1: '千代田1-1' }, minato, chiyoda)).toBeUndefined()
  expect(fillAddress({ city: 'Chiyoda-ku' }, chiyoda)).toBeUndefined()
})

const text = fc.constantFrom('', ' ', '東京都', '港区', '六本木', '六本木1-2', 'Roppongi')
const texts = fc.record({ region: text, city: text, line_1: text, line_2: text })

test('filling keeps every text or starts with it, whatever is typed', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(chiyoda, minato), (typed, suggestion) => {
      const filled = fillAddress(typed, suggestion)
      if (!filled) return
      for (const field of ['region', 'city', 'line_1', 'line_2'] as const)
        if (typed[field].trim() !== '') expect(filled[field]).toBe(typed[field])
    }),
  )
})

test('choosing an address replaces the typed one, but keeps the building unless the address is whole', () => {
  const typed = { name: 'Ann', line_1: 'old', line_2: 'old', city: 'old', region: 'old' }
  const chosen = { postcode: 'SW1A 2AA', line_1: '10 Downing Street', city: 'LONDON' }
  expect(chooseAddress(typed, chosen, true)).toEqual({ name: 'Ann', ...chosen, line_2: '', region: '' })
  expect(chooseAddress(typed, chiyoda, false)).toEqual({ name: 'Ann', ...chiyoda, line_2: 'old' })
})

test('a suggestion is written in one line', () => {
  expect(suggestionLine('JP', chiyoda)).toBe('東京都千代田区千代田')
  expect(suggestionLine('GB', { line_1: '10 Downing Street', line_2: '', city: 'LONDON' })).toBe(
    '10 Downing Street, LONDON',
  )
})
