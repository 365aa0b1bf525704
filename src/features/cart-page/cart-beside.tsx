import { Trans } from '@lingui/react/macro'
import type { Country } from '#domain/country/countries.ts'
import { quote } from '#domain/price/quote.ts'
import { EditionCount } from '#src/features/edition/edition-count.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { CartTotal } from './cart-total.tsx'
import { ArrivalByPostcode } from './delivery-by-postcode.tsx'
import type { CartActor, CartNow } from './use-cart.ts'

type Props = {
  actor: CartActor
  now: CartNow
  delivery: Country
  /** Why the check failed. */
  error: string | undefined
  onDelivery: (country: Country) => void
}

/**
 * The total price, the delivery date and the button to order. The button always works; if something blocks the order,
 * it says what.
 */
export function CartBeside({ actor, now, delivery, error, onDelivery }: Props) {
  const { lines, blockers, commands } = now.context
  const isChecking = now.hasTag('busy') && commands.length === 0 && blockers.length === 0
  return (
    <div className="cart-beside">
      <CartTotal quoted={quote(delivery, lines.length)} />
      {error !== undefined && (
        <Notice tone="error" isLive>
          {error}
        </Notice>
      )}
      <Button isBusy={isChecking} onClick={() => actor.send({ type: 'checkout.wanted', delivery })}>
        <Trans>Check out</Trans>
      </Button>
      <p className="small">
        <Trans>You pay only after the workshop has checked that we can make it.</Trans>
      </p>
      <EditionCount />
      <ArrivalByPostcode onDelivery={onDelivery} />
    </div>
  )
}
