import { quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'

/** The request body that orders these cart lines, to London. */
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

/** The fields that differ for an order to Kyoto. */
export const toJapan = {
  price: { currency: 'JPY', total_minor: 44_000 },
  delivery: {
    country: 'JP',
    fields: {
      family_name: '佐藤',
      given_name: '健',
      family_kana: 'サトウ',
      given_kana: 'ケン',
      postcode: '604-8006',
      region: '京都府',
      city: '京都市中京区',
      line_1: '下丸屋町 1-1',
    },
  },
  contact: { email: 'ken@example.com', phone: '075-123-4567' },
}
