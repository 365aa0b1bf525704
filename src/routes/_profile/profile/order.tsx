import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Lazy } from '#src/lib/lazy.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

export const Route = createFileRoute('/_profile/profile/order')({
  staticData: {
    title: msg`Your orders`,
    description: msg`The status of each order.`,
    guards: ['auth'],
    unlisted: true,
  },
  component: Order,
})

const load = () => import('#src/features/orders/pages/own-orders.tsx')

function Order() {
  return (
    <>
      <Screen heading={<Trans>Your orders</Trans>} />
      <div className="live-list">
        <Lazy load={load} messages={['orders', 'shoe-viewer']} fallback={<Skeleton lines={8} />}>
          {({ OwnOrders }) => <OwnOrders />}
        </Lazy>
      </div>
    </>
  )
}
