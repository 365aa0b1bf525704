import { useLingui } from '@lingui/react/macro'
import type { OrderView } from '#machines/order-action/order-action.types.ts'

/** A payment to make, a voucher to pay at a store, or a confirmation being awaited. */
export type PayPageState = 'open' | 'voucher' | 'following'

/** The name of the payment page, for its heading and its title. */
export function usePayHeading(pairs: OrderView['pairs'], state: PayPageState): string {
  const { t } = useLingui()
  const [first] = pairs
  const number = first?.edition_number ?? undefined
  if (state === 'voucher') return t`Pay at a convenience store`
  if (pairs.length > 1) return state === 'open' ? t`Pay for your pairs` : t`Payment for your pairs`
  if (number === undefined) return state === 'open' ? t`Pay for your pair` : t`Payment for your pair`
  return state === 'open' ? t`Pay for pair ${number}` : t`Payment for pair ${number}`
}
