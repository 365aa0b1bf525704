import type { Scenario } from './scenario.ts'

export const twoDevices: Scenario = {
  about: 'Dara in Britain, who is signed in on three devices: two of them can be signed out from here.',
  person: {
    email: 'dara@hadashi.example',
    language: 'en',
    country: 'GB',
    account: {
      givenName: 'Dara',
      familyName: 'Quinn',
      devices: ['Firefox, Windows', 'Safari, iPhone', 'Chrome, Mac'],
    },
  },
}
