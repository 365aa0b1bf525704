import type { RegisteredRouter } from '@tanstack/react-router'
import { fromPromise } from 'xstate'
import { payOrder } from '#domain/contract/pay-order-call.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import type { PayAnswer, WayEnd } from '#machines/payment/payment.types.ts'
import { retryAfterIn } from '#src/api/faults-in.ts'
import { lineActor } from '#src/features/offline/line-actor.ts'
import { leaveForPayment } from '#src/page/leave-for-payment.ts'
import { keepPayingLink } from '../link/paying-link.ts'
import { findOrder } from '../read/find-order.ts'

type Parts = {
  readonly router: RegisteredRouter
  /** Which order, and its link where it is opened by that. */
  readonly named: { readonly number: string; readonly token?: string }
  onChanged(order: SeenOrder): void
  readAgain(): void
}

/** The order is at another stage by now, or waits for the money of a slip. */
const otherwise: ReadonlySet<string> = new Set(['not_that_way', 'slip_is_open', 'NOT_FOUND'])

/** The chart of a payment, with the browser's part of it. */
export function paymentWith({ router, named, onChanged, readAgain }: Parts) {
  const { wire } = router.options.context

  async function orderNow(): Promise<SeenOrder | undefined> {
    const found = await findOrder(wire, named)
    return found.kind === 'found' ? found.order : undefined
  }

  const ask = fromPromise<PayAnswer>(async ({ signal }) => {
    const called = await wire(payOrder, named, { signal })
    if (called.ok) return { kind: 'led', url: called.value.url }
    const { code, facts } = called
    if (otherwise.has(code)) return { kind: 'otherwise', order: await orderNow() }
    return { kind: 'failed', trouble: { code, retryAfterSeconds: retryAfterIn(facts) } }
  })

  const lead = fromPromise<WayEnd, { url: string | undefined }>(async ({ input: { url = '' } }) => {
    if (named.token !== undefined) keepPayingLink(named.number, named.token)
    const code = await leaveForPayment(url, router)
    return code === undefined ? { kind: 'left' } : { kind: 'failed', trouble: { code } }
  })

  return paymentMachine.provide({
    actors: { ask, lead, line: lineActor },
    actions: { show: ({ context: { order } }) => order && onChanged(order), readAgain },
  })
}
