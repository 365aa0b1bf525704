import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EmptyOrders } from '#src/ui/drawings/empty-orders.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_profile/profile/order')({
  staticData: {
    title: msg`Your orders`,
    description: msg`The status of each order.`,
    guards: ['auth'],
    unlisted: true,
  },
  component: Order,
})

function Order() {
  return (
    <Screen
      heading={<Trans>Your orders</Trans>}
      lead={
        <Trans>
          Every order with its stage and dates: checked, paid, printed, shipped. You can ask about it and read our
          answers in the same place.
        </Trans>
      }
      drawing={<EmptyOrders />}
    >
      <p>
        <Trans>Ordering isn’t open yet.</Trans>
      </p>
      <WayOn to="/profile/products">
        <Trans>Go to your pairs</Trans>
      </WayOn>
    </Screen>
  )
}
