import type { Scenario } from './scenario.ts'

export const customerGb: Scenario = {
  about: 'Tom in London, who reads English, gets the newsletter, and has ordered nothing yet.',
  person: {
    email: 'tom@hadashi.example',
    language: 'en',
    country: 'GB',
    account: { givenName: 'Tom', familyName: 'Archer', hasNewsletter: true, devices: ['Firefox, Linux'] },
  },
}
