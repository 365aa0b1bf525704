import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { PaymentWaiting } from '#src/ui/drawings/payment-waiting.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/cart/confirmation')({
  staticData: { title: msg`After your order`, description: msg`What happens once an order is placed.`, unlisted: true },
  component: CartConfirmation,
})

function CartConfirmation() {
  const days = settings.making.days
  return (
    <Screen
      heading={<Trans>After your order</Trans>}
      lead={
        <Trans>
          The workshop first checks your scan and prepares both shoes. Then it asks you to pay, and only then the
          printing begins.
        </Trans>
      }
      drawing={<PaymentWaiting />}
    >
      <p>
        <Trans>From your payment on, making takes about {days} days.</Trans>
      </p>
      <WayOn to="/profile/order">
        <Trans>See your orders</Trans>
      </WayOn>
    </Screen>
  )
}
