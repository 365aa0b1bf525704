import type { AddressTexts } from '#domain/address/postal-address.ts'

/** The owner of the book, as far as their profile is filled in. */
export type AddressOwner = Readonly<
  Record<'given_name' | 'family_name' | 'given_kana' | 'family_kana', string | null>
> & {
  readonly country?: string
}

/** The initial fields of a first address: the names in every form that a country may ask for. */
export function toOwnerFields(owner: AddressOwner | undefined): AddressTexts {
  if (!owner) return {}
  const { given_name, family_name, given_kana, family_kana, country } = owner
  // A saved profile in Japan has readings, or states that there are none.
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
