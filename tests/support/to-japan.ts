import { settings } from '#domain/settings.ts'

/** What somebody in Kyoto who places an order of one pair sends in place of what somebody in London does. */
export const toJapan = {
  price: { currency: 'JPY', total_minor: settings.prices.JP.pair + settings.prices.JP.delivery },
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
} as const
