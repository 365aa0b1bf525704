import type { Scenario } from './scenario.ts'

export const guestWithOrder: Scenario = {
  about: 'Gwen in Britain, a guest who has placed an order: it follows her into the account that her link opens.',
  person: { email: 'gwen@hadashi.example', language: 'en', country: 'GB', orders: ['placed'] },
}
