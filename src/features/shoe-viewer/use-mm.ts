import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#src/i18n/use-language.ts'
import { fixedText, mmText } from '#src/ui/length-text.ts'

/** Even when it is written to a tenth. */
export const isLessThanNone = (mm: number) => mm <= -0.05

/** Millimetres in the language of the page, to a tenth where nothing else is said; room with its sign. */
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
    /** Room at a spot with its unit: less than none is no number to be read by itself. */
    spotText: (value: number) => {
      const much = mmText(Math.abs(value), language)
      return isLessThanNone(value) ? t`tight by ${much}` : much
    },
  }
}
