import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { orderActionInspectable } from '#machines/order-action/order-action.inspectable.ts'
import type { orderActionMachine } from '#machines/order-action/order-action.machine.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { provideOrderAction } from './order-action-effects.ts'

export type OrderActionActor = ActorRefFrom<typeof orderActionMachine>
export type OrderActionSnapshot = SnapshotFrom<OrderActionActor>

/** The order action machine of one order. A page may show several orders. */
export function useOrderAction(number: string, token: string | undefined, onChanged: (order: OrderView) => void) {
  const { api } = useRouter().options.context
  const now = useRef(onChanged)
  useEffect(() => {
    now.current = onChanged
  })
  const [machine] = useState(() =>
    provideOrderAction({
      api,
      named: { number, ...(token !== undefined && { token }) },
      onChanged: (order) => now.current(order),
    }),
  )
  const actor = useOwnActor(machine, { name: 'order-action', inspectable: orderActionInspectable })
  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}
