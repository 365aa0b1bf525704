import { quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'

/** What is sent to place these lines of a cart, to London. */
export function someOrder(lines: readonly string[], more: object = {}) {
  const priced = quote('GB', Math.max(1, lines.length))
  if (!priced.ok) throw new Error(priced.code)
  const { currency, totalMinor: total_minor } = priced.value
  return {
    lines,
    price: { currency, total_minor },
    terms_version: settings.terms.versions[0].number,
    language: 'en',
    contact: { email: 'iris@example.com' },
    delivery: {
      country: 'GB',
      fields: { name: 'Iris Example', line_1: '98 Columbia Road', city: 'London', postcode: 'E2 7QB' },
    },
    ...more,
  }
}
