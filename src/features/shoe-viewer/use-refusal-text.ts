import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import type { PairRefusal } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'

/** Why a shoe is not made, and what to do. */
export function useRefusalText() {
  const { i18n } = useLingui()
  const { t } = useTexts()
  return ({ code, facts: { names = [], lowest, highest } }: Pick<PairRefusal, 'code' | 'facts'>): string => {
    const words = Object.entries(figureWords).flatMap(([name, word]) => (names.includes(name) ? [i18n._(word)] : []))
    const figures = new Intl.ListFormat(i18n.locale).format(words)
    const isRange = lowest !== undefined && highest !== undefined
    switch (code) {
      case 'not_a_number':
        return t`This is no number: ${figures}. Write it in digits.`
      case 'out_of_range':
        return isRange
          ? t`${figures}: it has to be between ${lowest} and ${highest} mm. Measure once more.`
          : t`One of the numbers is outside what we can make.`
      case 'contradicting':
        return t`These do not fit each other: ${figures}. Measure them once more.`
      case 'missing_length':
        return t`The length is missing. Every shoe begins with it.`
      case 'outline_unusable':
        return t`The outline of the foot cannot be used. Measure once more.`
      case 'sole_text_unusable':
        return t`The text under the sole cannot be written. Change it, or leave it empty.`
      case 'cannot_be_made_well':
        return isRange
          ? t`${figures}: we can make shoes well from ${lowest} to ${highest} mm.`
          : t`We cannot make this shoe well enough from these numbers. Try another upper.`
    }
  }
}
