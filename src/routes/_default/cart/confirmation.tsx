import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { settings } from '#domain/settings.ts'
import { hasPlacedOrder } from '#src/features/checkout/stored-order.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { usePerson } from '#src/page/use-person.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { WaitingPaymentDrawing } from '#src/ui/drawings/waiting-payment.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_default/cart/confirmation')({
  staticData: { title: msg`After your order`, description: msg`What happens after you order.`, unlisted: true },
  component: CartConfirmation,
})

async function load() {
  const parts = [
    import('#src/features/orders/pages/placed-order.tsx'),
    import('#src/features/checkout/placed-here.ts'),
  ] as const
  const [{ PlacedOrder }, { placedHere }] = await Promise.all(parts)
  return { PlacedOrder, placedHere }
}

/**
 * Explains to everyone what follows an order; shows visitors who ordered on this device the status of theirs.
 */
function CartConfirmation() {
  const person = usePerson()
  return useHydrated() ? <PlacedOnThisDevice key={person} /> : <AfterAnOrder />
}

function PlacedOnThisDevice() {
  const [hasPlaced] = useState(hasPlacedOrder)
  const none = <AfterAnOrder />
  if (!hasPlaced) return none
  return (
    <Lazy load={load} messages={['orders', 'shoe-viewer']} fallback={none} failed={() => none}>
      {(loaded) => <Placed {...loaded} none={none} />}
    </Lazy>
  )
}

function Placed({ PlacedOrder, placedHere, none }: Awaited<ReturnType<typeof load>> & { none: ReactNode }) {
  const visitor = useVisitor()
  const [placed] = useState(placedHere)
  if (!placed || visitor === 'unsettled') return none
  return <PlacedOrder placed={placed} isCustomer={visitor === 'customer'} none={none} />
}

function AfterAnOrder() {
  const { days } = settings.making
  const { min: ukMinDays, max: ukMaxDays } = settings.transitDays.GB
  const { min: japanMinDays, max: japanMaxDays } = settings.transitDays.JP
  return (
    <Screen
      heading={<Trans>After your order</Trans>}
      lead={
        <Trans>
          First the workshop checks your scan and prepares the files for both shoes. Then we ask you to pay. Printing
          starts after you’ve paid; your order shows when.
        </Trans>
      }
      drawing={<WaitingPaymentDrawing />}
    >
      <p>
        <Trans>
          We send your pair about {days} days after payment. Delivery then takes {ukMinDays} to {ukMaxDays} days in the
          UK and {japanMinDays} to {japanMaxDays} in Japan.
        </Trans>
      </p>
      <NextLink to="/profile/order">
        <Trans>See your orders</Trans>
      </NextLink>
    </Screen>
  )
}
