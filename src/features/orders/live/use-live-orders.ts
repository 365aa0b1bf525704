import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ends } from '#domain/order/stages.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { ordersHeard } from '../heard/orders-heard.ts'
import { type Read, useRead } from '../read/use-read.ts'
import { askInTurn } from './ask-in-turn.ts'
import { followOrders } from './follow-orders.ts'
import { whatMoved } from './what-moved.ts'

export type Seen = {
  readonly orders: readonly SeenOrder[]
  /** Of their account, or of the guest of this device: the shop tells them of it. */
  readonly isTheirs: boolean
}

/**
 * Orders that are read, and read again whenever something of them may be otherwise, until nothing becomes of them any more. What cannot be read
 * then leaves on the page what stands there. `seenIn` is always the same function, and knows nothing of what failed. The last part is the order
 * that has come further since it was seen.
 */
export function useLiveOrders<Value>(read: Read<Value>, seenIn: (value: Value) => Seen | undefined) {
  const { follow } = useRouter().options.context
  const [value, again, show, lookAgain] = useRead(read)
  const [moved, setMoved] = useState<SeenOrder>()
  const [isUntold, setIsUntold] = useState(false)
  const seen = value === undefined ? undefined : seenIn(value)

  const last = useRef(seen)
  useEffect(() => {
    last.current = seen
  })
  useEffect(() => {
    const list = value === undefined ? undefined : seenIn(value)
    if (list?.isTheirs) ordersHeard.hear({ orders: list.orders, hasMoved: false })
  }, [value, seenIn])

  const look = useCallback(
    () =>
      lookAgain((found) => {
        const now = seenIn(found)
        const news = now && whatMoved(last.current?.orders ?? [], now.orders)
        if (news) setMoved(news)
        return now !== undefined || last.current === undefined
      }),
    [lookAgain, seenIn],
  )

  const isOpen = seen?.orders.some(({ stage }) => !ends.has(stage)) ?? false
  const isTold = isOpen && seen?.isTheirs === true
  useEffect(
    () =>
      isTold
        ? followOrders(
            follow,
            () => void look(),
            () => setIsUntold(true),
          )
        : undefined,
    [isTold, follow, look],
  )

  const isAsking = isOpen && (!isTold || isUntold)
  const stages = seen?.orders.map(({ number, stage }) => number + stage).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has moved may move again soon
  useEffect(() => (isAsking ? askInTurn(look) : undefined), [isAsking, look, stages])

  return [value, again, show, moved] as const
}
