import { Trans } from '@lingui/react/macro'
import type { OrderView } from '#machines/order-action/order-action.types.ts'

/**
 * Card payments are refunded to the card. Convenience store payments (JPY only) cannot be reversed, so a refund needs a
 * bank account.
 */
export function RefundNotice({ order: { currency } }: { order: OrderView }) {
  if (currency !== 'JPY') return <Trans>The money goes back the way you paid it.</Trans>
  return (
    <Trans>
      A card payment goes back to the card. If you paid at a convenience store, our payment partner e-mails you and asks
      for a bank account.
    </Trans>
  )
}
