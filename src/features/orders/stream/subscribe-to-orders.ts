import { streamWords } from '#domain/contract/call-kinds.ts'
import { followOrders as contract } from '#domain/contract/orders.ts'
import type { FollowStream } from '#src/api/streams/streams.ts'
import { onReturn } from '#src/page/on-return.ts'
import { latestOrders } from './latest-orders.ts'

/**
 * Refetches whenever the stream reports a change of the visitor's orders, and when the visitor returns to the tab. A
 * refetch on connection covers events missed before it. Reports when the stream has ended.
 */
export function followOrders(follow: FollowStream, look: () => void, whenOver: () => void): () => void {
  const controller = new AbortController()
  const subscription = follow(
    contract,
    (event) => {
      if (event.kind === 'order.changed') latestOrders.set({ orders: [event.payload], hasMoved: true })
      if (event.kind !== streamWords.opened || !event.isResumed) look()
    },
    controller.signal,
  )
  void subscription.then(() => controller.signal.aborted || whenOver())
  onReturn(look, controller)
  return () => controller.abort()
}
