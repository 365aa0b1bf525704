import { useLingui } from '@lingui/react/macro'
import type { Draft } from './draft.ts'

/** The element IDs of the fields, to which the error summary links. */
export const personIds: Readonly<Record<string, string>> &
  Readonly<Record<Exclude<keyof Draft, 'has_no_kana'>, string>> = {
  given_name: 'given-name',
  family_name: 'family-name',
  given_kana: 'given-kana',
  family_kana: 'family-kana',
  phone: 'phone',
  language: 'language',
  country: 'country',
}

/** The error of a field, and how to correct it. */
export function useProfileErrorText(): (field: string, kind: string) => string {
  const { t } = useLingui()
  // Shown both at the field and in the summary, so each names what is missing.
  const missing: Readonly<Record<string, string>> = {
    given_name: t`Enter your given name.`,
    family_name: t`Enter your family name.`,
    given_kana: t`Enter your given name in kana.`,
    family_kana: t`Enter your family name in kana.`,
  }
  const notKana: Readonly<Record<string, string>> = {
    given_kana: t`Enter your given name in kana, such as ミカ.`,
    family_kana: t`Enter your family name in kana, such as モリ.`,
  }
  return (field, kind) => {
    if (field === 'phone') return t`Enter a phone number, such as 020 7946 0018 or +44 20 7946 0018.`
    if (kind === 'too_big') return t`Use up to 60 characters.`
    if (kind === 'too_small') return missing[field] ?? t`Fill this in.`
    return notKana[field] ?? t`Enter the name on one line.`
  }
}
