import { Trans, useLingui } from '@lingui/react/macro'
import { errorMessages } from '#src/api/error-messages.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyOrders } from '#src/ui/drawings/empty-orders.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { SectionCard } from './section-card.tsx'
import type { OrderNow } from './use-order.ts'

export function OrderCard({ order, onRetry }: { order: OrderNow; onRetry: () => void }) {
  const { i18n } = useLingui()
  const heading = <Trans>Your orders</Trans>
  if (order.kind === 'loading')
    return (
      <Card heading={heading}>
        <Skeleton lines={2} picture />
      </Card>
    )
  if (order.kind === 'failed')
    return (
      <Card heading={heading}>
        <ErrorCard what={i18n._(errorMessages[order.code])} code={order.code} onRetry={onRetry} />
      </Card>
    )
  const picture = <EmptyOrders />
  if (order.kind === 'none' && order.newest === undefined)
    return (
      <SectionCard
        heading={heading}
        picture={picture}
        action={
          <NextLink to="/shop_tabbi" quiet>
            <Trans>See the shoe</Trans>
          </NextLink>
        }
      >
        <Trans>You have no open order. Once you place one, you’ll see its status here.</Trans>
      </SectionCard>
    )
  return (
    <SectionCard
      heading={heading}
      picture={picture}
      action={
        <NextLink to="/profile/order" quiet>
          <Trans>Go to your orders</Trans>
        </NextLink>
      }
    >
      <Newest order={order.newest} />
    </SectionCard>
  )
}

const load = () => import('#src/features/orders/pages/newest-order.tsx')

/** If the stage texts fail to load, the link to the orders remains. */
function Newest({ order }: { order: Extract<OrderNow, { newest: unknown }>['newest'] }) {
  if (order === undefined) return null
  return (
    <Lazy load={load} messages={['orders']} failed={() => null}>
      {({ NewestOrder }) => <NewestOrder order={order} />}
    </Lazy>
  )
}
