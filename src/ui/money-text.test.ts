import { expect, test } from 'vitest'
import { moneyInSentence, moneyText } from './money-text.ts'

test.each([
  ['en', 24_000, 'GBP', '£240', '£240'],
  ['en', 24_050, 'GBP', '£240.50', '£240.50'],
  ['en', 44_000, 'JPY', '¥44,000', '¥44,000'],
  ['ja', 44_000, 'JPY', '¥44,000', '44,000円'],
  ['ja', 24_000, 'GBP', '£240', '240ポンド'],
])('in %s, %i of %s is %s in a table, and %s in a sentence', (language, minor, currency, inTable, inSentence) => {
  // The Japanese yen sign may be full-width.
  expect(moneyText(minor, currency, language).normalize('NFKC')).toBe(inTable)
  expect(moneyInSentence(minor, currency, language)).toBe(inSentence)
})
