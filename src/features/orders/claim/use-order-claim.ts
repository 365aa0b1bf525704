import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CodeProofActor } from '#machines/code-proof/code-proof.machine.ts'
import type { orderClaimMachine } from '#machines/order-claim/order-claim.machine.ts'
import { orderClaimShown } from '#machines/order-claim/order-claim.shown.ts'
import type { OrderClaimQuestion } from '#machines/order-claim/order-claim.types.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { orderClaimWith } from './order-claim-effects.ts'

export type OrderClaim = ActorRefFrom<typeof orderClaimMachine>
export type OrderClaimNow = SnapshotFrom<OrderClaim>
export type OrderClaimCode = CodeProofActor<OrderClaimQuestion, SeenOrder>

/** The way of an order into the account, as this page shows it. */
export function useOrderClaim(onClaimed: (order: SeenOrder) => void) {
  const { wire } = useRouter().options.context
  const now = useRef(onClaimed)
  useEffect(() => {
    now.current = onClaimed
  })
  const [machine] = useState(() => orderClaimWith({ wire, onClaimed: (order) => now.current(order) }))
  const actor = useOwnActor(machine, { name: 'order-claim', shown: orderClaimShown })
  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}
