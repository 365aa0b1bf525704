import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import type { paymentMachine } from '#machines/payment/payment.machine.ts'
import { paymentShown } from '#machines/payment/payment.shown.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { paymentWith } from './payment-effects.ts'

export type Payment = ActorRefFrom<typeof paymentMachine>
export type PaymentNow = SnapshotFrom<Payment>

type Wish = {
  readonly number: string
  readonly token: string | undefined
  readonly saysPaid: boolean
  /** The order itself says what became of the payment. */
  readonly isTold: boolean
  onChanged(order: SeenOrder): void
  readAgain(): void
}

/** The payment of an order, as its page shows it. */
export function usePayment(wish: Wish) {
  const router = useRouter()
  const now = useRef(wish)
  useEffect(() => {
    now.current = wish
  })
  const { number, token, saysPaid, isTold } = wish
  const [machine] = useState(() =>
    paymentWith({
      router,
      named: { number, ...(token !== undefined && { token }) },
      onChanged: (order) => now.current.onChanged(order),
      readAgain: () => now.current.readAgain(),
    }),
  )
  const actor = useOwnActor(machine, { name: 'payment', shown: paymentShown, input: { saysPaid } })

  useEffect(() => {
    if (isTold) actor.send({ type: 'payment.told' })
  }, [actor, isTold])

  // A browser may keep the page that was left, and show it again as it was.
  useEffect(() => {
    const over = new AbortController()
    addEventListener('pageshow', ({ persisted }) => persisted && actor.send({ type: 'page.shown' }), over)
    return () => over.abort()
  }, [actor])

  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}
