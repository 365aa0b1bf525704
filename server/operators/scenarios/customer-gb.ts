import type { Scenario } from './scenario.ts'

export const customerGb: Scenario = {
  about: 'Tom in London, who reads English, gets the newsletter, keeps an address, and has ordered nothing yet.',
  person: {
    email: 'tom@hadashi.example',
    language: 'en',
    country: 'GB',
    account: {
      givenName: 'Tom',
      familyName: 'Archer',
      hasNewsletter: true,
      address: { name: 'Tom Archer', postcode: 'SW1A 1AA', line_1: '1 The Mall', city: 'London' },
      devices: ['Firefox, Linux'],
    },
  },
}
