import { expect, test } from 'vitest'
import { demoSeller } from '#domain/content/demo-seller.ts'
import type { OrderLetterKind } from '#domain/order/order-letters.ts'
import { settings } from '#domain/settings.ts'
import { orderLetter } from './order-letter.ts'
import { orderWords } from './order-words.ts'

const kinds = Object.keys(orderWords.en) as OrderLetterKind[]
const letters = settings.languages.available.flatMap((language) => kinds.map((kind) => [language, kind] as const))
const written = (language: (typeof letters)[number][0], kind: OrderLetterKind, more: object = {}) =>
  orderLetter({
    kind,
    language,
    number: '2345-BCDF',
    totalMinor: 24_000,
    currency: 'GBP',
    carrier: 'Royal Mail',
    parcel: 'RM 123 456',
    promisedAt: new Date('2026-12-20T10:00:00.000Z'),
    link: 'https://shop.example/profile/order',
    seller: demoSeller[language],
    ...more,
  })

test.each(letters)('in %s the letter of %s names the order, says something, and leads to it', (language, kind) => {
  const { subject, text, html } = written(language, kind)
  expect(subject).toContain('2345-BCDF')
  expect(subject.length).toBeLessThan(80)
  for (const form of [text, html]) {
    expect(form).toContain('https://shop.example/profile/order')
    expect(form).not.toMatch(/undefined|null|NaN|\[object/)
  }
})

test.each([
  ['en', 'GBP', 24_000, '£240'],
  ['en', 'JPY', 44_000, '¥44,000'],
  ['ja', 'JPY', 44_000, '44,000円'],
  ['ja', 'GBP', 24_000, '240ポンド'],
] as const)('in %s an amount in %s is read as it is written there', (language, currency, totalMinor, said) => {
  expect(written(language, 'ready_to_pay', { currency, totalMinor }).text).toContain(said)
})

test('a parcel is told by its carrier and its number', () => {
  for (const language of settings.languages.available)
    for (const kind of ['shipped', 'arrival_asked'] as const) {
      const { text } = written(language, kind)
      expect([text.includes('Royal Mail'), /RM\s123\s456/.test(text)]).toEqual([true, true])
    }
})
