import type { Profile, ProfileWish } from '#domain/contract/account.ts'
import { type Country, isCountry } from '#domain/country/countries.ts'
import { needsKana } from '#domain/country/market-of.ts'
import { type Language, settings } from '#domain/settings.ts'

/** What stands in the form: text, also where nothing is kept. */
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

export function draftOf(kept: Profile): Draft {
  const { given_name, family_name, given_kana, family_kana, phone_shown, language, country } = kept
  const at = isCountry(country) ? country : settings.country.default
  return {
    given_name: given_name ?? '',
    family_name: family_name ?? '',
    given_kana: given_kana ?? '',
    family_kana: family_kana ?? '',
    // Whoever saved a profile where readings are asked for has given them or said that there are none.
    has_no_kana: needsKana(at) && family_name !== null && family_kana === null,
    phone: phone_shown ?? '',
    language,
    country: at,
  }
}

/** What the shop has made of what was sent; what was typed meanwhile stays as it is typed. */
export function withSaved(typed: Draft, sent: Draft, saved: Draft): Draft {
  const fields = Object.keys(typed) as (keyof Draft)[]
  const later = fields.filter((field) => typed[field] !== sent[field]).map((field) => [field, typed[field]])
  return { ...saved, ...Object.fromEntries(later) }
}

/** Whether something would be lost. A reading that is not asked for is not seen, and no change. */
export function isChanged(draft: Draft, kept: Profile): boolean {
  const before = draftOf(kept)
  const fields = Object.keys(before) as (keyof Draft)[]
  return fields.some((field) => {
    const isUnseen = field.endsWith('_kana') && !needsKana(draft.country)
    return !isUnseen && draft[field] !== before[field]
  })
}

/** The whole of it for the shop. A number that nobody touched goes as it is kept: another country would read it otherwise. */
export function wishOf({ given_kana, family_kana, has_no_kana, ...draft }: Draft, kept: Profile): ProfileWish {
  const isSamePhone = draft.phone === (kept.phone_shown ?? '')
  return {
    ...draft,
    ...(needsKana(draft.country) && (has_no_kana ? { has_no_kana } : { given_kana, family_kana })),
    phone: isSamePhone ? (kept.phone ?? '') : draft.phone,
  }
}
