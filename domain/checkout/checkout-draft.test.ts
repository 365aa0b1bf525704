import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { addressFields } from '../address/postal-address.ts'
import { settings } from '../settings.ts'
import { type CheckoutDraft, newCheckoutDraft, readCheckoutDraft, writeCheckoutDraft } from './checkout-draft.ts'

const anyText = fc.string({ unit: 'grapheme', maxLength: 40 })
const anyAddress = fc.dictionary(fc.constantFrom(...addressFields), anyText, { noNullPrototype: true })
const anyDraft: fc.Arbitrary<CheckoutDraft> = fc.record({
  email: anyText,
  phone: anyText,
  country: fc.constantFrom('GB', 'JP'),
  addresses: fc.dictionary(fc.constantFrom('GB', 'JP'), anyAddress, { noNullPrototype: true }),
})

test('a checkout draft is read back word for word until it expires', () => {
  fc.assert(
    fc.property(anyDraft, fc.nat(settings.checkout.draftDays), (draft, days) => {
      const text = writeCheckoutDraft(draft, 1_000)
      expect(readCheckoutDraft(text, 1_000 + days * dayMs)).toEqual(draft)
      expect(readCheckoutDraft(text, 1_001 + settings.checkout.draftDays * dayMs)).toBeUndefined()
    }),
  )
})

test('a sent but unanswered order is stored with its draft', () => {
  const sent = {
    lines: ['l1'],
    price: { currency: 'GBP', total_minor: 24_000 },
    terms_version: '1.2',
    language: 'en',
    contact: { email: 'iris@example.com' },
    delivery: { country: 'GB', fields: { postcode: 'E2 7QB', city: 'London', name: 'Iris' } },
  } as const
  const draft = { ...newCheckoutDraft('GB'), sent: { ...sent, lines: [...sent.lines] } }
  const read = readCheckoutDraft(writeCheckoutDraft(draft, 0), 0)
  // Sent with its fields in another order, it would count as another order.
  expect(JSON.stringify(read?.sent)).toBe(JSON.stringify(draft.sent))
})

test.each([
  null,
  '',
  'noise',
  '{}',
  JSON.stringify({ version: 2, savedAtMs: 0, draft: newCheckoutDraft('GB') }),
  JSON.stringify({ version: 1, savedAtMs: 0, draft: { ...newCheckoutDraft('GB'), country: 'XX' } }),
  JSON.stringify({ version: 1, savedAtMs: 0, draft: { ...newCheckoutDraft('GB'), email: 'a'.repeat(9_000) } }),
])('%j is not read as a draft', (text) => {
  expect(readCheckoutDraft(text, 0)).toBeUndefined()
})
