import { Trans } from '@lingui/react/macro'
import type { OrderView } from '#machines/order-action/order-action.types.ts'

/** A card is paid back as it paid; the till of a store cannot be, so that money needs an account (only yen is paid at one). */
export function RefundNotice({ order: { currency } }: { order: OrderView }) {
  if (currency !== 'JPY') return <Trans>The money goes back the way you paid it.</Trans>
  return (
    <Trans>
      A card payment goes back to the card. If you paid at a convenience store, our payment partner e-mails you and asks
      for a bank account.
    </Trans>
  )
}
