import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StepOrder } from '#src/ui/drawings/step-order.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_settings/cart/checkout')({
  staticData: {
    title: msg`Checkout`,
    description: msg`Where we send your pair.`,
    guards: ['check-paid-order'],
    unlisted: true,
  },
  component: CartCheckout,
})

function CartCheckout() {
  return (
    <Screen
      heading={<Trans>Checkout</Trans>}
      lead={
        <Trans>
          An order needs a name, an address and a look at everything you chose. Placing it costs nothing yet, and
          cancelling is free.
        </Trans>
      }
      drawing={<StepOrder />}
    >
      <WayOn to="/cart">
        <Trans>Back to the cart</Trans>
      </WayOn>
    </Screen>
  )
}
