import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { paymentInspectable } from '#machines/payment/payment.inspectable.ts'
import type { paymentMachine } from '#machines/payment/payment.machine.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { paymentWith } from './payment-effects.ts'

export type Payment = ActorRefFrom<typeof paymentMachine>
export type PaymentNow = SnapshotFrom<Payment>

type UsePaymentOptions = {
  readonly number: string
  readonly token: string | undefined
  readonly saysPaid: boolean
  /** The order's own events report the result of the payment. */
  readonly isNotified: boolean
  onChanged(order: OrderView): void
  refetchOrder(): void
}

/** The payment machine of an order's page. */
export function useOrderPayment(paymentOptions: UsePaymentOptions) {
  const router = useRouter()
  const now = useRef(paymentOptions)
  useEffect(() => {
    now.current = paymentOptions
  })
  const { number, token, saysPaid, isNotified } = paymentOptions
  const [machine] = useState(() =>
    paymentWith({
      router,
      named: { number, ...(token !== undefined && { token }) },
      onChanged: (order) => now.current.onChanged(order),
      refetchOrder: () => now.current.refetchOrder(),
    }),
  )
  const actor = useOwnActor(machine, { name: 'payment', inspectable: paymentInspectable, input: { saysPaid } })

  useEffect(() => {
    if (isNotified) actor.send({ type: 'payment.changed' })
  }, [actor, isNotified])

  // The back/forward cache may restore the page in the state in which it was left.
  useEffect(() => {
    const controller = new AbortController()
    addEventListener('pageshow', ({ persisted }) => persisted && actor.send({ type: 'page.shown' }), controller)
    return () => controller.abort()
  }, [actor])

  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}
