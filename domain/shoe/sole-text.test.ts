import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fail, ok } from '../result.ts'
import { letters } from './field/letters.ts'
import { maxSoleTextLength, readSoleText } from './sole-text.ts'

describe('the sole text', () => {
  test.each([
    ['hadashi', 'HADASHI'],
    ['  a  b ', 'A B'],
    ['ＨＡＤＡ２', 'HADA2'],
    ['R & D-2.', 'R & D-2.'],
    ['', ''],
  ])('is accepted and converted to capitals: %j', (written, text) => {
    expect(readSoleText(written)).toEqual(ok(text))
  })

  test.each(['はだし', 'a/b', 'Ä', '<b>', 'a\u0000'])('is rejected if it cannot be drawn: %j', (written) => {
    expect(readSoleText(written)).toEqual(fail('unknown_sign'))
  })

  test('is rejected if it is too long', () => {
    expect(readSoleText('HADASHI-26')).toEqual(fail('too_long'))
  })

  test('has strokes within the letter field for every accepted character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (written) => {
        const text = readSoleText(written)
        if (!text.ok) return
        expect(text.value.length).toBeLessThanOrEqual(maxSoleTextLength)
        for (const letter of text.value) expect(Object.keys(letters)).toContain(letter)
      }),
    )
    for (const [x, y] of Object.values(letters).flat(2)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(4.2)
      expect(y).toBeGreaterThanOrEqual(-0.4)
      expect(y).toBeLessThanOrEqual(6)
    }
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-& ') expect(letters[letter]).toBeDefined()
  })
})
