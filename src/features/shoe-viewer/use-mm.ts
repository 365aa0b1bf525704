import { useLingui } from '@lingui/react'

/** Millimetres in the language of the page, to a tenth; room with its sign. */
export function useMm() {
  const { i18n } = useLingui()
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return {
    mm: (value: number) => i18n.number(value, tenths),
    roomMm: (value: number) => i18n.number(value, { ...tenths, signDisplay: 'exceptZero' }),
  }
}
