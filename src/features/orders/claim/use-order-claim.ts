import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { EmailVerificationActor } from '#machines/email-verification/email-verification.machine.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { orderClaimInspectable } from '#machines/order-claim/order-claim.inspectable.ts'
import type { orderClaimMachine } from '#machines/order-claim/order-claim.machine.ts'
import type { OrderClaimQuestion } from '#machines/order-claim/order-claim.types.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { provideOrderClaim } from './order-claim-effects.ts'

export type OrderClaim = ActorRefFrom<typeof orderClaimMachine>
export type OrderClaimSnapshot = SnapshotFrom<OrderClaim>
export type OrderClaimCode = EmailVerificationActor<OrderClaimQuestion, OrderView>

/** The order claim machine of this page. */
export function useOrderClaim(onClaimed: (order: OrderView) => void) {
  const { api } = useRouter().options.context
  const now = useRef(onClaimed)
  useEffect(() => {
    now.current = onClaimed
  })
  const [machine] = useState(() => provideOrderClaim({ api, onClaimed: (order) => now.current(order) }))
  const actor = useOwnActor(machine, { name: 'order-claim', inspectable: orderClaimInspectable })
  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}
