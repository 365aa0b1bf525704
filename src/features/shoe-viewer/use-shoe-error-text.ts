import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { lengthUnits } from '#domain/foot/length-unit.ts'
import type { MakePairError } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { typedText } from '#src/ui/length-text.ts'

/** Says why a shoe cannot be made and what to do. */
export function useShoeErrorText() {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const unit = lengthUnits[useLanguage()]
  return ({ code, facts: { names = [], ...range } }: Pick<MakePairError, 'code' | 'facts'>): string => {
    const words = Object.entries(figureWords).flatMap(([name, word]) => (names.includes(name) ? [i18n._(word)] : []))
    const figures = new Intl.ListFormat(i18n.locale).format(words)
    const [lowest, highest] = [range.lowest, range.highest].map((mm) => mm !== undefined && typedText(mm, unit))
    const isRange = lowest && highest
    switch (code) {
      case 'not_a_number':
        return t`This isn’t a number: ${figures}. Enter it in digits.`
      case 'out_of_range':
        return isRange
          ? t`${figures}: must be between ${lowest} and ${highest} ${unit}. Measure again, or check what you entered.`
          : t`One of the measurements is outside the range we can make.`
      case 'contradicting':
        return t`These don’t fit each other: ${figures}. Please measure them again.`
      case 'missing_length':
        return t`The length is missing. Every shoe begins with it.`
      case 'outline_unusable':
        return t`The outline of the foot can’t be used. Please measure again.`
      case 'sole_text_unusable':
        return t`We can’t put this text under the sole. Change it, or leave it empty.`
      case 'cannot_be_made_well':
        return isRange
          ? t`${figures}: we can make good shoes from ${lowest} to ${highest} ${unit}.`
          : t`We can’t make a good shoe from these measurements with this upper. Try another upper.`
    }
  }
}
