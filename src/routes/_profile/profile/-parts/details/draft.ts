import type { Profile, SaveProfileRequest } from '#domain/contract/account.ts'
import { type Country, isCountry } from '#domain/country/countries.ts'
import { needsKana } from '#domain/country/market.ts'
import { type Language, settings } from '#domain/settings.ts'

/** The values of the form: strings, also where nothing is saved. */
export type Draft = {
  readonly given_name: string
  readonly family_name: string
  readonly given_kana: string
  readonly family_kana: string
  readonly has_no_kana: boolean
  readonly phone: string
  readonly language: Language
  readonly country: Country
}

export function toDraft(savedProfile: Profile): Draft {
  const { given_name, family_name, given_kana, family_kana, phone_shown, language, country } = savedProfile
  const at = isCountry(country) ? country : settings.country.default
  return {
    given_name: given_name ?? '',
    family_name: family_name ?? '',
    given_kana: given_kana ?? '',
    family_kana: family_kana ?? '',
    // A profile saved in a country that asks for kana has either kana or the statement that there are none.
    has_no_kana: needsKana(at) && family_name !== null && family_kana === null,
    phone: phone_shown ?? '',
    language,
    country: at,
  }
}

/** Takes over the saved values; fields that were edited meanwhile keep what was typed. */
export function withSaved(typed: Draft, sent: Draft, saved: Draft): Draft {
  const fields = Object.keys(typed) as (keyof Draft)[]
  const later = fields.filter((field) => typed[field] !== sent[field]).map((field) => [field, typed[field]])
  return { ...saved, ...Object.fromEntries(later) }
}

/** Whether there are unsaved changes. Kana fields that are not shown do not count. */
export function isChanged(draft: Draft, savedProfile: Profile): boolean {
  const before = toDraft(savedProfile)
  const fields = Object.keys(before) as (keyof Draft)[]
  return fields.some((field) => {
    const isUnseen = field.endsWith('_kana') && !needsKana(draft.country)
    return !isUnseen && draft[field] !== before[field]
  })
}

/**
 * The request body with all fields. An untouched phone number is sent as it was saved: another country would
 * parse it differently.
 */
export function toProfileInput(
  { given_kana, family_kana, has_no_kana, ...draft }: Draft,
  savedProfile: Profile,
): SaveProfileRequest {
  const isSamePhone = draft.phone === (savedProfile.phone_shown ?? '')
  return {
    ...draft,
    ...(needsKana(draft.country) && (has_no_kana ? { has_no_kana } : { given_kana, family_kana })),
    phone: isSamePhone ? (savedProfile.phone ?? '') : draft.phone,
  }
}
