import type { AddressTexts } from '#domain/address/postal-address.ts'

/** Who keeps the book, as far as they have said it. */
export type Owner = Readonly<Record<'given_name' | 'family_name' | 'given_kana' | 'family_kana', string | null>>

/** What a first address begins with: the names in every way in which a country may ask for them. */
export function fieldsOfOwner(owner: Owner | undefined): AddressTexts {
  if (!owner) return {}
  const { given_name, family_name, given_kana, family_kana } = owner
  const parts = {
    given_name,
    family_name,
    given_kana,
    family_kana,
    name: [given_name, family_name].filter(Boolean).join(' '),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text))
}
