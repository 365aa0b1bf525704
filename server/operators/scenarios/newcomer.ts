import type { Scenario } from './scenario.ts'

export const newcomer: Scenario = {
  about:
    'Nora in France, who has no account, and waits until we ship there: her link leads to the question for a name.',
  person: { email: 'nora@hadashi.example', language: 'en', country: 'FR', waitsFor: 'FR' },
}
