import type { Scenario } from './scenario.ts'

export const customerJp: Scenario = {
  about: '森 美香 in Japan, who reads Japanese, with the reading of her name, and has ordered nothing yet.',
  person: {
    email: 'mika@hadashi.example',
    language: 'ja',
    country: 'JP',
    account: {
      givenName: '美香',
      familyName: '森',
      givenKana: 'ミカ',
      familyKana: 'モリ',
      devices: ['Safari, iPhone'],
    },
  },
}
