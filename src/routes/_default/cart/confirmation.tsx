import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { PaymentWaiting } from '#src/ui/drawings/payment-waiting.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/cart/confirmation')({
  staticData: { title: msg`After your order`, description: msg`What happens after you order.`, unlisted: true },
  component: CartConfirmation,
})

function CartConfirmation() {
  const { days } = settings.making
  const { least: ukLeast, most: ukMost } = settings.transitDays.GB
  const { least: japanLeast, most: japanMost } = settings.transitDays.JP
  return (
    <Screen
      heading={<Trans>After your order</Trans>}
      lead={
        <Trans>
          First the workshop checks your scan and prepares the files for both shoes. Then we ask you to pay. Printing
          starts after you’ve paid; your order shows when.
        </Trans>
      }
      drawing={<PaymentWaiting />}
    >
      <p>
        <Trans>
          We send your pair about {days} days after payment. Delivery then takes {ukLeast} to {ukMost} days in the UK
          and {japanLeast} to {japanMost} in Japan.
        </Trans>
      </p>
      <WayOn to="/profile/order">
        <Trans>See your orders</Trans>
      </WayOn>
    </Screen>
  )
}
