import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumber, readOrderNumber } from './order-number.ts'

const anyChance = fc.infiniteStream(fc.double({ min: 0, max: 0.999_999_999, noNaN: true }))
const numberBy = (chances: Iterator<number>) => orderNumber(() => chances.next().value ?? 0)

test('an order number is read back however it is typed', () => {
  fc.assert(
    fc.property(anyChance, fc.constantFrom('-', '', ' ', '－', ' - '), (chances, line) => {
      const number = numberBy(chances[Symbol.iterator]())
      expect(number).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/)
      expect(number).not.toMatch(/[AEIOUY]/)
      const typed = ` ${number.toLowerCase().replace('-', line)} `
      expect(readOrderNumber(typed)).toBe(number)
    }),
  )
})

test.each(['', '2345', '2345-678', '2345-67890', 'AAAA-AAAA', '2345-678O', '２３４５', "'; drop table orders"])(
  'readOrderNumber rejects %s',
  (typed) => expect(readOrderNumber(typed)).toBeUndefined(),
)

test('readOrderNumber accepts full-width characters', () => {
  expect(readOrderNumber('２３４５－ＢＣＤＦ')).toBe('2345-BCDF')
})
