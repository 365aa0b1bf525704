import { expect, test } from 'vitest'
import { type CheckoutDraft, newCheckoutDraft } from './checkout-draft.ts'
import { withPostcode } from './with-postcode.ts'

const postcodeQuery = { country: 'JP', postcode: '150-0002' } as const
const london: CheckoutDraft = { ...newCheckoutDraft('GB'), addresses: { GB: { city: 'London', postcode: 'E2 7QB' } } }

test('a postcode entered at the cart sets the delivery country and fills its address', () => {
  expect(withPostcode(london, postcodeQuery)).toEqual({
    ...london,
    country: 'JP',
    addresses: { ...london.addresses, JP: { postcode: '150-0002' } },
  })
  const begun = { ...london, addresses: { JP: { city: '渋谷区', postcode: '' } } }
  expect(withPostcode(begun, postcodeQuery).addresses.JP).toEqual({ city: '渋谷区', postcode: '150-0002' })
})

test('a postcode in the typed address stays, and only the country changes', () => {
  const both: CheckoutDraft = { ...newCheckoutDraft('JP'), addresses: london.addresses }
  expect(withPostcode(both, { country: 'GB', postcode: 'SW1A 2AA' })).toEqual({ ...both, country: 'GB' })
})

test('the draft stays unchanged without a cart postcode or while a sent order is unanswered', () => {
  expect(withPostcode(london, undefined)).toBe(london)
  const sent = { ...london, sent: {} as NonNullable<CheckoutDraft['sent']> }
  expect(withPostcode(sent, postcodeQuery)).toBe(sent)
})
