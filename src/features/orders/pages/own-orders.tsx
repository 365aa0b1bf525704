import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { listOrders } from '#domain/contract/orders-of-visitor-calls.ts'
import { ends } from '#domain/order/stages.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import type { Called, Wire } from '#src/api/wire.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { EmptyOrders } from '#src/ui/drawings/empty-orders.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { ClaimOrder } from '../claim/claim-order.tsx'
import { OrderNews } from '../live/order-news.tsx'
import { type Seen, useLiveOrders } from '../live/use-live-orders.ts'
import { stageWords } from '../read/order-words.ts'
import { OrderSeen } from '../seen/order-seen.tsx'
import '#src/styles/order.css'

const read = (wire: Wire, signal: AbortSignal) => wire(listOrders, undefined, { signal })
const seenIn = (answer: Called<typeof listOrders>): Seen | undefined =>
  answer.ok ? { orders: answer.value.orders, isTheirs: true } : undefined

/** Every order of the account, the newest first, and the way of one more into it. */
export function OwnOrders() {
  const { i18n } = useLingui()
  const [answer, retry, show, moved] = useLiveOrders(read, seenIn)
  if (!answer) return <Skeleton lines={8} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={retry} />
  const { orders } = answer.value

  function changed(now: SeenOrder, before: SeenOrder): void {
    show({ ok: true, value: { orders: orders.map((one) => (one.number === now.number ? now : one)) } })
    // What was split off is an order of its own.
    if (now.pairs.length < before.pairs.length) retry()
  }

  return (
    <div className="orders">
      <OrderNews moved={moved} />
      {orders.length === 0 && (
        <EmptyState
          heading={<Trans>You have no orders</Trans>}
          drawing={<EmptyOrders />}
          action={
            <WayOn to="/shop_tabbi">
              <Trans>See the shoe</Trans>
            </WayOn>
          }
        >
          <Trans>Once you place one, you’ll see its status here.</Trans>
        </EmptyState>
      )}
      {orders.map((order, place) => (
        <OwnOrder key={order.number} order={order} isNewest={place === 0} onChanged={(now) => changed(now, order)} />
      ))}
      <ClaimOrder onClaimed={retry} />
    </div>
  )
}

type Props = { order: SeenOrder; isNewest: boolean; onChanged: (order: SeenOrder) => void }

/** What has ended before is one line, until it is opened. */
function OwnOrder({ order, isNewest, onChanged }: Props) {
  const { i18n } = useLingui()
  const dateText = useDateText()
  // What ends while it is looked at stays before its customer.
  const [isShort] = useState(!isNewest && ends.has(order.stage))
  const seen = <OrderSeen {...{ order, onChanged }} isTheirs />
  if (!isShort) return seen
  const { number } = order
  const [stage, placedOn] = [i18n._(stageWords[order.stage]), dateText(order.placed_at)]
  return (
    <details>
      <summary>
        <Trans>
          Order {number}, placed on {placedOn}: {stage}
        </Trans>
      </summary>
      {seen}
    </details>
  )
}
