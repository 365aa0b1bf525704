import type { Scenario } from './scenario.ts'

export const orderReady: Scenario = {
  about: 'Rosa in Britain, whose pair can be made: the reminder to pay comes on her next page.',
  person: {
    email: 'rosa@hadashi.example',
    language: 'en',
    country: 'GB',
    account: { givenName: 'Rosa', familyName: 'Hale', devices: ['Chrome, Mac'] },
    orders: ['ready_to_pay'],
  },
}
