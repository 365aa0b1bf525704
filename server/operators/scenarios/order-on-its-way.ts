import type { Scenario } from './scenario.ts'

export const orderOnItsWay: Scenario = {
  about: '佐藤 健 in Japan, who has paid for a pair that is being printed: another cannot be ordered meanwhile.',
  person: {
    email: 'ken@hadashi.example',
    language: 'ja',
    country: 'JP',
    account: {
      givenName: '健',
      familyName: '佐藤',
      givenKana: 'ケン',
      familyKana: 'サトウ',
      devices: ['Chrome, Android'],
    },
    orders: ['printing'],
  },
}
