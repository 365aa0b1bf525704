import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { hasGuest } from '#src/features/session/guest.ts'
import { usePerson } from '#src/page/use-person.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { ShippedDrawing } from '#src/ui/drawings/shipped.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { GuestOrder, KnownOrder, LinkedOrder, type PayingOrder } from './order-exists/-parts/known-order.tsx'
import { NotFoundHere } from './order-exists/-parts/not-found-here.tsx'
import { useOrderLink } from './order-exists/-parts/use-order-link.ts'

/** The order to be paid, and the mark with which the payment provider returns the payer. */
type Search = { readonly pay?: unknown; readonly paid?: unknown; readonly left?: unknown }

export const Route = createFileRoute('/_default/order-exists')({
  staticData: {
    title: msg`Your order in progress`,
    description: msg`What to do when you have an order that hasn’t been delivered yet.`,
    unlisted: true,
  },
  validateSearch: (search: Search) => search,
  component: OrderExists,
})

/** Anyone can open this address: an order is shown only to its customer and to visitors with its link. */
function OrderExists() {
  const visitor = useVisitor()
  const person = usePerson()
  const isHydrated = useHydrated()
  const isGuest = isHydrated && hasGuest()
  const { pay, paid, left } = Route.useSearch()
  const paying: PayingOrder = {
    pay: isHydrated && pay !== undefined ? String(pay) : undefined,
    mark: paid !== undefined ? 'paid' : left !== undefined ? 'left' : undefined,
  }
  const token = useOrderLink(paying.pay)
  const isStranger = token === undefined && !isGuest && visitor !== 'customer' && visitor !== 'unsettled'
  return (
    <div className="to-come">
      <Screen
        heading={<Trans>Your order in progress</Trans>}
        lead={
          <Trans>
            If you have an order that hasn’t been delivered yet, we show it to you before you start another.
          </Trans>
        }
        drawing={isStranger && <ShippedDrawing />}
      >
        {isStranger && <ForStrangers {...paying} />}
      </Screen>
      {!isStranger && (
        <div key={person} className="order-exists">
          {token !== undefined ? (
            <LinkedOrder token={token} isCustomer={visitor === 'customer'} {...paying} />
          ) : visitor === 'customer' || visitor === 'unsettled' ? (
            <KnownOrder {...paying} />
          ) : (
            <GuestOrder {...paying} fallback={<ForStrangers {...paying} />} />
          )}
        </div>
      )}
    </div>
  )
}

function ForStrangers({ pay, mark }: PayingOrder) {
  return (
    <>
      {pay === undefined ? (
        <p className="for-strangers">
          <Trans>Sign in to see whether you have one.</Trans>
        </p>
      ) : (
        <div className="for-strangers">
          <NotFoundHere mark={mark} />
        </div>
      )}
      <div className="actions for-strangers">
        <NextLink to="/profile/order">
          <Trans>Sign in to see your orders</Trans>
        </NextLink>
        <NextLink to="/shop_tabbi" quiet>
          <Trans>See the shoe</Trans>
        </NextLink>
      </div>
    </>
  )
}
