import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import type { ErrorCode } from '#domain/contract/errors.ts'
import { listOrders } from '#domain/contract/orders.ts'
import { hasPairInProgress } from '#domain/contract/pair-in-progress.ts'
import { readOrderNumber } from '#domain/order/order-number.ts'
import { isPaidNotDelivered, openStages } from '#domain/order/stages.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import type { ApiClient } from '#src/api/api.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { unknownOutcomeCodes } from '../actions/order-action-effects.ts'
import { OrderStatusMessage } from '../live/order-status-message.tsx'
import { OrderDetails } from '../order/order-details.tsx'
import { mayBePaid } from '../pay/may-be-paid.ts'
import { PaidThanks } from '../pay/paid-thanks.tsx'
import type { PayMark } from '../pay/pay-mark.ts'
import { PayPage } from '../pay/pay-page.tsx'
import { type OrdersView, useLiveOrders } from '../stream/use-live-orders.ts'
import '#src/styles/order.css'

type OrderLookup =
  | { readonly kind: 'found'; readonly orders: readonly OrderView[]; readonly mayMakeAnother: boolean }
  | { readonly kind: 'failed'; readonly code: ErrorCode }

type Props = {
  /** The order number in the payment link. */
  pay: string | undefined
  /** The result with which the payment provider sent the payer back. */
  mark: PayMark
  /** Shown if the linked order is not among the visitor's orders. */
  missing: ReactNode
  /** Shown if there are no orders. */
  none: ReactNode
  /** Renders the link that orders an additional pair. */
  another: (mayMake: boolean) => ReactNode
  /** Hides API errors from visitors who may have no orders, unless a payment link led here. */
  isQuiet?: boolean
}

async function read(api: ApiClient, signal: AbortSignal): Promise<OrderLookup> {
  const [list, pair] = await Promise.all([
    api(listOrders, undefined, { signal }),
    api(hasPairInProgress, undefined, { signal }),
  ])
  if (!list.ok) return { kind: 'failed', code: list.code }
  if (!pair.ok) return { kind: 'failed', code: pair.code }
  return { kind: 'found', orders: list.value.orders, mayMakeAnother: pair.value.has_additional_order_grant }
}

const selectOrders = (found: OrderLookup): OrdersView | undefined =>
  found.kind === 'found' ? { orders: found.orders, isTheirs: true } : undefined

/** The visitor's open and undelivered orders with their actions; the one to be paid comes first. */
export function CurrentOrders({ pay, mark, missing, none, another, isQuiet = false }: Props) {
  const { i18n } = useLingui()
  const [found, retry, show, moved] = useLiveOrders(read, selectOrders)
  const [isPrompted, setIsPrompted] = useState(false)
  const stayed = useRef(new Set<string>())
  const isUnsaid = isQuiet && pay === undefined
  if (!found) return isUnsaid ? none : <Skeleton lines={6} />
  if (found.kind === 'failed') {
    if (isUnsaid || (isQuiet && !unknownOutcomeCodes.has(found.code))) return none
    return <ErrorCard what={i18n._(errorMessages[found.code])} code={found.code} onRetry={retry} />
  }
  const wanted = pay === undefined ? undefined : readOrderNumber(pay)
  const shown = found.orders
    .filter((order) => order.number === wanted || isCurrent(order) || stayed.current.has(order.number))
    .toSorted((one, other) => Number(other.number === wanted) - Number(one.number === wanted))
  // An order that ends while the page is open stays visible.
  for (const { number } of shown) stayed.current.add(number)
  const wantedOrder = shown.find(({ number }) => number === wanted)
  const isMissing = pay !== undefined && wantedOrder === undefined

  function changed(now: OrderView, before: OrderView): void {
    if (found?.kind !== 'found') return
    show({ ...found, orders: found.orders.map((one) => (one.number === now.number ? now : one)) })
    // Pairs that were split off form a new order, so the list is refetched.
    if (now.pairs.length < before.pairs.length) retry()
  }

  const isPaying = wantedOrder !== undefined && (mayBePaid(wantedOrder) || isPrompted)
  return (
    <>
      <OrderStatusMessage moved={moved} />
      {isPaying && (
        <PayPage
          key={wantedOrder.number}
          order={wantedOrder}
          mark={mark}
          onChanged={(now) => changed(now, wantedOrder)}
          refetchOrder={retry}
          onPromptChange={setIsPrompted}
        />
      )}
      {!isPaying && wantedOrder && <PaidThanks order={wantedOrder} mark={mark} />}
      {isMissing && !(isQuiet && shown.length === 0) && missing}
      {!isPaying && shown.length === 0 && none}
      {!isPaying && shown.length > 0 && (
        <>
          {shown.some(isCurrent) && (
            <Notice isLive>
              {shown.some(({ stage }) => isPaidNotDelivered(stage)) ? (
                <Trans>You already have a pair on order. It’s paid for, and hasn’t been delivered yet.</Trans>
              ) : (
                <Trans>You already have a pair on order.</Trans>
              )}
            </Notice>
          )}
          <div className="orders">
            {shown.map((order) => (
              <OrderDetails key={order.number} order={order} isTheirs onChanged={(now) => changed(now, order)} />
            ))}
          </div>
          {shown.some(isCurrent) && another(found.mayMakeAnother)}
        </>
      )}
    </>
  )
}

function isCurrent({ stage }: OrderView): boolean {
  return openStages.includes(stage) || isPaidNotDelivered(stage)
}
