import type { Scenario } from './scenario.ts'

export const customerJp: Scenario = {
  about:
    '森 美香 in Japan, who reads Japanese, with the reading of her name and an address, and has ordered nothing yet.',
  person: {
    email: 'mika@hadashi.example',
    language: 'ja',
    country: 'JP',
    account: {
      givenName: '美香',
      familyName: '森',
      givenKana: 'ミカ',
      familyKana: 'モリ',
      address: {
        family_name: '森',
        given_name: '美香',
        family_kana: 'モリ',
        given_kana: 'ミカ',
        postcode: '100-0001',
        region: '東京都',
        city: '千代田区千代田',
        line_1: '1-1',
      },
      devices: ['Safari, iPhone'],
    },
  },
}
