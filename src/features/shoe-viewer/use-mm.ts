import { useLingui } from '@lingui/react'

/** As broad as the plus: a hyphen is easily overlooked. */
const withMinus = (text: string) => text.replace('-', '−')

/** Millimetres in the language of the page, to a tenth where nothing else is said; room with its sign. */
export function useMm() {
  const { i18n } = useLingui()
  const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count })
  return {
    mm: (value: number, count = 1) => withMinus(i18n.number(value, digits(count))),
    roomMm: (value: number, count = 1) =>
      withMinus(i18n.number(value, { ...digits(count), signDisplay: 'exceptZero' })),
  }
}
