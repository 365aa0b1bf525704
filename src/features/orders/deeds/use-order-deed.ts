import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { orderDeedMachine } from '#machines/order-deed/order-deed.machine.ts'
import { orderDeedShown } from '#machines/order-deed/order-deed.shown.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { orderDeedWith } from './order-deed-effects.ts'

export type OrderDeed = ActorRefFrom<typeof orderDeedMachine>
export type OrderDeedNow = SnapshotFrom<OrderDeed>

/** What is done with an order, as this page shows it. One page may show several orders. */
export function useOrderDeed(number: string, token: string | undefined, onChanged: (order: SeenOrder) => void) {
  const { wire } = useRouter().options.context
  const now = useRef(onChanged)
  useEffect(() => {
    now.current = onChanged
  })
  const [machine] = useState(() =>
    orderDeedWith({
      wire,
      named: { number, ...(token !== undefined && { token }) },
      onChanged: (order) => now.current(order),
    }),
  )
  const actor = useOwnActor(machine, { name: 'order-deed', shown: orderDeedShown })
  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}
