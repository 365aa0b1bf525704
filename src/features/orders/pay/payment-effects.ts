import type { RegisteredRouter } from '@tanstack/react-router'
import { fromPromise } from 'xstate'
import { payOrder } from '#domain/contract/orders.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import type { PaymentLinkResult, RedirectResult } from '#machines/payment/payment.types.ts'
import { retryAfterIn } from '#src/api/error-details.ts'
import { lineActor } from '#src/features/offline/line-actor.ts'
import { leaveForPayment } from '#src/page/leave-for-payment.ts'
import { storePayingLink } from '../link/paying-link.ts'
import { findOrder } from '../order-by-link/find-order.ts'

type PaymentDeps = {
  readonly router: RegisteredRouter
  /** The order number, and the link token if the order was opened by its link. */
  readonly named: { readonly number: string; readonly token?: string }
  onChanged(order: OrderView): void
  refetchOrder(): void
}

/** The order has moved to another stage, or awaits the payment of a voucher. */
const conflictCodes: ReadonlySet<string> = new Set(['transition_not_allowed', 'voucher_open', 'NOT_FOUND'])

/** The payment machine with its browser effects. */
export function paymentWith({ router, named, onChanged, refetchOrder }: PaymentDeps) {
  const { api } = router.options.context

  async function orderNow(): Promise<OrderView | undefined> {
    const found = await findOrder(api, named)
    return found.kind === 'found' ? found.order : undefined
  }

  const requestPaymentPage = fromPromise<PaymentLinkResult>(async ({ signal }) => {
    const called = await api(payOrder, named, { signal })
    if (called.ok) return { kind: 'led', url: called.value.url }
    const { code, facts } = called
    if (conflictCodes.has(code)) return { kind: 'conflict', order: await orderNow() }
    return { kind: 'failed', error: { code, retryAfterSeconds: retryAfterIn(facts) } }
  })

  const lead = fromPromise<RedirectResult, { url: string | undefined }>(async ({ input: { url = '' } }) => {
    if (named.token !== undefined) storePayingLink(named.number, named.token)
    const code = await leaveForPayment(url, router)
    return code === undefined ? { kind: 'left' } : { kind: 'failed', error: { code } }
  })

  return paymentMachine.provide({
    actors: { requestPaymentPage, lead, line: lineActor },
    actions: { publishOrder: ({ context: { order } }) => order && onChanged(order), refetchOrder },
  })
}
