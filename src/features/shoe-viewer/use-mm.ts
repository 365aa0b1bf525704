import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'

/** As broad as the plus: a hyphen is easily overlooked. */
const withMinus = (text: string) => text.replace('-', '−')

/** Millimetres in the language of the page, to a tenth where nothing else is said; room with its sign. */
export function useMm() {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count })
  const mm = (value: number, count = 1) => withMinus(i18n.number(value, { ...digits(count), signDisplay: 'negative' }))
  return {
    mm,
    roomMm: (value: number, count = 1) =>
      withMinus(i18n.number(value, { ...digits(count), signDisplay: 'exceptZero' })),
    /** Room at a spot with its unit: less than none is no number to be read by itself. */
    spotText: (value: number) => {
      const much = `${mm(Math.abs(value))} mm`
      return isLessThanNone(value) ? t`tight by ${much}` : much
    },
  }
}

/** Even when it is written to a tenth. */
export const isLessThanNone = (mm: number) => mm <= -0.05
