import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { listOrders } from '#domain/contract/orders.ts'
import { ends } from '#domain/order/stages.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import type { ApiClient, ApiResult } from '#src/api/api.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { EmptyOrders } from '#src/ui/drawings/empty-orders.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ClaimOrder } from '../claim/claim-order.tsx'
import { OrderStatusMessage } from '../live/order-status-message.tsx'
import { OrderDetails } from '../order/order-details.tsx'
import { stageWords } from '../order-by-link/order-words.ts'
import { type OrdersView, useLiveOrders } from '../stream/use-live-orders.ts'
import '#src/styles/order.css'

const read = (api: ApiClient, signal: AbortSignal) => api(listOrders, undefined, { signal })
const selectOrders = (answer: ApiResult<typeof listOrders>): OrdersView | undefined =>
  answer.ok ? { orders: answer.value.orders, isTheirs: true } : undefined

/** All orders of the account, newest first, and a way to add an order placed without it. */
export function OwnOrders() {
  const { i18n } = useLingui()
  const [answer, retry, show, moved] = useLiveOrders(read, selectOrders)
  if (!answer) return <Skeleton lines={8} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={retry} />
  const { orders } = answer.value

  function changed(now: OrderView, before: OrderView): void {
    show({ ok: true, value: { orders: orders.map((one) => (one.number === now.number ? now : one)) } })
    // Pairs that were split off form a new order, so the list is refetched.
    if (now.pairs.length < before.pairs.length) retry()
  }

  return (
    <div className="orders">
      <OrderStatusMessage moved={moved} />
      {orders.length === 0 && (
        <EmptyState
          heading={<Trans>You have no orders</Trans>}
          drawing={<EmptyOrders />}
          action={
            <NextLink to="/shop_tabbi">
              <Trans>See the shoe</Trans>
            </NextLink>
          }
        >
          <Trans>Once you place one, you’ll see its status here.</Trans>
        </EmptyState>
      )}
      {orders.map((order, index) => (
        <OwnOrder key={order.number} order={order} isNewest={index === 0} onChanged={(now) => changed(now, order)} />
      ))}
      <ClaimOrder onClaimed={retry} />
    </div>
  )
}

type Props = { order: OrderView; isNewest: boolean; onChanged: (order: OrderView) => void }

/** A finished order is one line until it is opened. */
function OwnOrder({ order, isNewest, onChanged }: Props) {
  const { i18n } = useLingui()
  const dateText = useDateText()
  // Decided once: an order that ends while the page is open stays expanded.
  const [isShort] = useState(!isNewest && ends.has(order.stage))
  const details = <OrderDetails {...{ order, onChanged }} isTheirs />
  if (!isShort) return details
  const { number } = order
  const [stage, placedOn] = [i18n._(stageWords[order.stage]), dateText(order.placed_at)]
  return (
    <details>
      <summary>
        <Trans>
          Order {number}, placed on {placedOn}: {stage}
        </Trans>
      </summary>
      {details}
    </details>
  )
}
