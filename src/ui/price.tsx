import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { moneyText } from './money-text.ts'

type Props = {
  /** In the smallest unit of the currency. */
  minor: number
  currency: string
  /** Says whether tax is included. */
  tax?: ReactNode
}

/** A price, formatted for the reader's language. */
export function Price({ minor, currency, tax }: Props) {
  const { i18n } = useLingui()
  return (
    <span className="price">
      <b>{moneyText(minor, currency, i18n.locale)}</b> {tax && <small>{tax}</small>}
    </span>
  )
}
