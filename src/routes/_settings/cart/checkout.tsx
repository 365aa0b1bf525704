import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StepOrder } from '#src/ui/drawings/step-order.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_settings/cart/checkout')({
  staticData: {
    title: msg`Checkout`,
    description: msg`Tell us where to send your pair.`,
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
          To order, you give us your name and address and check everything you chose. Nothing is due yet, and you can
          cancel free of charge until printing begins.
        </Trans>
      }
      drawing={<StepOrder />}
    >
      <p>
        <Trans>Ordering isn’t open yet.</Trans>
      </p>
      <WayOn to="/cart">
        <Trans>Back to the cart</Trans>
      </WayOn>
    </Screen>
  )
}
