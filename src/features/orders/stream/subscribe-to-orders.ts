import { followOrders as contract } from '#domain/contract/follow-orders-call.ts'
import { streamWords } from '#domain/contract/stream-call.ts'
import type { FollowStream } from '#src/api/streams/streams.ts'
import { onReturn } from '#src/page/on-return.ts'
import { latestOrders } from './latest-orders.ts'

/**
 * Looks whenever the shop tells that something of a visitor's orders is otherwise, and when they come back to the tab. What was missed before the
 * stream was there is found by a look as well. Says when nothing is told any more.
 */
export function followOrders(follow: FollowStream, look: () => void, whenOver: () => void): () => void {
  const left = new AbortController()
  const subscription = follow(
    contract,
    (event) => {
      if (event.kind === 'order.moved') latestOrders.set({ orders: [event.payload], hasMoved: true })
      if (event.kind !== streamWords.opened || !event.isResumed) look()
    },
    left.signal,
  )
  void subscription.then(() => left.signal.aborted || whenOver())
  onReturn(look, left)
  return () => left.abort()
}
