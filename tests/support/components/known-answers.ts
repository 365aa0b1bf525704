import type { AgreementList, Profile } from '#domain/contract/account.ts'

/** The profile of a customer. */
export function someProfile(name: string, given: string | null = 'Mika', more: Partial<Profile> = {}): Profile {
  return {
    email: `${name}@example.com`,
    given_name: given,
    family_name: 'Mori',
    given_kana: null,
    family_kana: null,
    phone: null,
    phone_shown: null,
    language: 'en',
    country: 'GB',
    created_at: '2026-11-21T12:00:00.000Z',
    ...more,
  }
}

export const noAgreements: AgreementList = { wants_newsletter: false, agreements: [], consents: [], waiting_lists: [] }
