import { describe, expect, test } from 'vitest'
import type { CheckoutDraft } from './checkout-draft.ts'
import { pressOrder } from './press-order.ts'

const london = { name: 'Iris Example', line_1: '98 Columbia Road', city: 'London', postcode: 'e27qb' }
const tokyo = {
  family_name: '森',
  given_name: '葵',
  family_kana: 'もり',
  given_kana: 'あおい',
  postcode: '1500001',
  region: '東京都',
  city: '渋谷区',
  line_1: '神宮前1-2-3',
}
const typed: CheckoutDraft = {
  email: ' IRIS@example.com ',
  phone: '',
  country: 'GB',
  addresses: { GB: london, JP: tokyo },
}
const seen = { lines: ['l1'], price: { currency: 'GBP', total_minor: 24_000 }, terms: '1.2', language: 'en' } as const
const press = (change: Partial<CheckoutDraft> = {}) => pressOrder({ ...seen, draft: { ...typed, ...change } })
const describeErrors = (pressed: ReturnType<typeof press>) =>
  pressed.type === 'order.incomplete' ? pressed.fieldErrors.map(({ field, code }) => `${field} ${code}`) : []

describe('pressing the order button', () => {
  test('returns the order normalized, with the address of the delivery country only', () => {
    const pressed = press()
    expect(pressed).toEqual({
      type: 'order.wanted',
      order: {
        lines: ['l1'],
        price: seen.price,
        terms_version: '1.2',
        language: 'en',
        contact: { email: 'iris@example.com' },
        delivery: { country: 'GB', fields: { ...london, postcode: 'E2 7QB' } },
      },
    })
  })

  test('includes the name in kana and the phone number for Japan', () => {
    const pressed = press({ country: 'JP', phone: '０３-１２３４-５６７８' })
    expect(pressed).toMatchObject({
      order: {
        contact: { phone: '+81312345678' },
        delivery: { country: 'JP', fields: { family_kana: 'モリ', postcode: '150-0001' } },
      },
    })
  })

  test("drops fields of another country's form without reporting an error", () => {
    const pressed = press({ addresses: { GB: { ...london, family_kana: 'モリ' } } })
    expect(pressed).toMatchObject({ type: 'order.wanted', order: { delivery: { fields: { city: 'London' } } } })
  })

  test.each([
    [
      'nothing typed',
      { email: '', addresses: {} },
      ['email missing', 'name missing', 'postcode missing', 'line_1 missing', 'city missing'],
    ],
    ['an invalid e-mail address', { email: 'iris@' }, ['email no_email']],
    ['an invalid phone number', { phone: '12' }, ['phone no_phone']],
    ['a missing phone number', { country: 'JP' }, ['phone missing']],
  ] as const)('reports everything that is missing with %s, and sends nothing', (_, change, fieldErrors) => {
    expect(describeErrors(press(change))).toEqual(expect.arrayContaining([...fieldErrors]))
    expect(describeErrors(press(change))).toHaveLength(fieldErrors.length)
  })
})
