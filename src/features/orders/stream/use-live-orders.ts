import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ends } from '#domain/order/stages.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { pollWithBackoff } from '../live/poll-with-backoff.ts'
import { type LoadFromApi, useRead } from '../order-by-link/use-loaded-value.ts'
import { latestOrders } from './latest-orders.ts'
import { whatMoved } from './order-change.ts'
import { followOrders } from './subscribe-to-orders.ts'

export type OrdersView = {
  readonly orders: readonly OrderView[]
  /** The order belongs to this account or to this device's guest, so the stream reports its changes. */
  readonly isTheirs: boolean
}

/**
 * Loads orders and refetches them on every change, until all of them have ended. A failed refetch leaves the page as it
 * is. `selectOrders` must be a stable reference and ignores failed answers. The last returned element is the order that
 * made progress since the previous load.
 */
export function useLiveOrders<Value>(read: LoadFromApi<Value>, selectOrders: (value: Value) => OrdersView | undefined) {
  const { follow } = useRouter().options.context
  const [value, refetch, show, refetchIf] = useRead(read)
  const [moved, setMoved] = useState<OrderView>()
  const [isUntold, setIsUntold] = useState(false)
  const visibleOrders = value === undefined ? undefined : selectOrders(value)

  const last = useRef(visibleOrders)
  useEffect(() => {
    last.current = visibleOrders
  })
  useEffect(() => {
    const list = value === undefined ? undefined : selectOrders(value)
    if (list?.isTheirs) latestOrders.set({ orders: list.orders, hasMoved: false })
  }, [value, selectOrders])

  const look = useCallback(
    () =>
      refetchIf((found) => {
        const now = selectOrders(found)
        const moved = now && whatMoved(last.current?.orders ?? [], now.orders)
        if (moved) setMoved(moved)
        return now !== undefined || last.current === undefined
      }),
    [refetchIf, selectOrders],
  )

  const isOpen = visibleOrders?.orders.some(({ stage }) => !ends.has(stage)) ?? false
  const isStreamed = isOpen && visibleOrders?.isTheirs === true
  useEffect(
    () =>
      isStreamed
        ? followOrders(
            follow,
            () => void look(),
            () => setIsUntold(true),
          )
        : undefined,
    [isStreamed, follow, look],
  )

  const isPolling = isOpen && (!isStreamed || isUntold)
  const stages = visibleOrders?.orders.map(({ number, stage }) => number + stage).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of stage restarts the polling
  useEffect(() => (isPolling ? pollWithBackoff(look) : undefined), [isPolling, look, stages])

  return [value, refetch, show, moved] as const
}
