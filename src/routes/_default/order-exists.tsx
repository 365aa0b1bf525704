import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { hasGuest } from '#src/features/session/guest.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { OnItsWay } from '#src/ui/drawings/on-its-way.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { GuestOrder, KnownOrder } from './order-exists/-parts/known-order.tsx'

export const Route = createFileRoute('/_default/order-exists')({
  staticData: {
    title: msg`Your order in progress`,
    description: msg`What to do when a paid order hasn’t been delivered yet.`,
    unlisted: true,
  },
  component: OrderExists,
})

/** Anyone can open this address: whether there is an order is said to its customer alone. */
function OrderExists() {
  const visitor = useVisitor()
  const isGuest = useHydrated() && hasGuest()
  return (
    <Screen
      heading={<Trans>Your order in progress</Trans>}
      lead={
        <Trans>
          If you’ve paid for a pair that hasn’t been delivered yet, we show you that order before you start another.
        </Trans>
      }
      drawing={<OnItsWay />}
    >
      {visitor === 'customer' || visitor === 'unsettled' ? (
        <KnownOrder />
      ) : isGuest ? (
        <GuestOrder otherwise={<ForStrangers />} />
      ) : (
        <ForStrangers />
      )}
    </Screen>
  )
}

function ForStrangers() {
  return (
    <>
      <p className="for-strangers">
        <Trans>Sign in to see whether you have one.</Trans>
      </p>
      <div className="ways for-strangers">
        <WayOn to="/profile/order">
          <Trans>Sign in to see your orders</Trans>
        </WayOn>
        <WayOn to="/shop_tabbi" quiet>
          <Trans>See the shoe</Trans>
        </WayOn>
      </div>
    </>
  )
}
