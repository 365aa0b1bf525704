import type { AddressTexts } from '#domain/address/postal-address.ts'

/** Who keeps the book, as far as they have said it. */
export type AddressOwner = Readonly<
  Record<'given_name' | 'family_name' | 'given_kana' | 'family_kana', string | null>
> & {
  readonly country?: string
}

/** What a first address begins with: the names in every way in which a country may ask for them. */
export function toOwnerFields(owner: AddressOwner | undefined): AddressTexts {
  if (!owner) return {}
  const { given_name, family_name, given_kana, family_kana, country } = owner
  // Who has saved a profile in Japan has given readings, or said that there are none.
  const hasNoKana = country === 'JP' && family_name !== null && family_kana === null && given_kana === null
  const parts = {
    given_name,
    family_name,
    given_kana,
    family_kana,
    has_no_kana: hasNoKana ? 'yes' : '',
    name: [given_name, family_name].filter(Boolean).join(' '),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text))
}
