import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#src/i18n/use-language.ts'
import { fixedText, mmText } from '#src/ui/length-text.ts'

/** Negative also after rounding to a tenth. */
export const isLessThanNone = (mm: number) => mm <= -0.05

/** Formats millimetres in the page's language, to a tenth by default; clearances with their sign. */
export function useMm() {
  const { t } = useLingui()
  const language = useLanguage()
  const mm = (value: number, digits = 1) => fixedText(value, language, digits)
  return {
    mm,
    roomMm: (value: number, digits = 1) => {
      const text = mm(value, digits)
      return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
    },
    /** A clearance with its unit; a negative one is worded as tight, because the number alone would be unclear. */
    spotText: (value: number) => {
      const much = mmText(Math.abs(value), language)
      return isLessThanNone(value) ? t`tight by ${much}` : much
    },
  }
}
