import type { ErrorCode } from '#domain/contract/errors.ts'
import { type ListOrdersResponse, listOrders } from '#domain/contract/orders.ts'
import { isOrderReadyToPay } from '#domain/contract/payments.ts'
import { isPaidNotDelivered, openStages } from '#domain/order/stages.ts'
import { useLive } from '#src/api/use-live.ts'

type Order = ListOrdersResponse['orders'][number]

/** The state of the customer's newest order, as far as the server reports it. */
export type OrderNow =
  | { readonly kind: 'loading' }
  /** No open order; a finished one is shown without an action. */
  | { readonly kind: 'none'; readonly newest: Order | undefined }
  | { readonly kind: 'ready_to_pay'; readonly link: string; readonly newest: Order | undefined }
  | { readonly kind: 'open' | 'on_its_way'; readonly newest: Order }
  | { readonly kind: 'failed'; readonly code: ErrorCode }

export function useOrder(): readonly [OrderNow, () => void] {
  const [payment, reloadPayment] = useLive(isOrderReadyToPay)
  const [list, reloadList] = useLive(listOrders)
  const retry = () => {
    if (!payment?.ok) reloadPayment()
    if (!list?.ok) reloadList()
  }
  return [read(), retry]

  function read(): OrderNow {
    for (const answer of [payment, list]) if (answer && !answer.ok) return { kind: 'failed', code: answer.code }
    if (!payment?.ok || !list?.ok) return { kind: 'loading' }
    const { orders } = list.value
    const { payment_link: link } = payment.value
    if (link) return { kind: 'ready_to_pay', link, newest: orders.find(({ stage }) => stage === 'ready_to_pay') }
    const current = orders.find(({ stage }) => openStages.includes(stage) || isPaidNotDelivered(stage))
    if (!current) return { kind: 'none', newest: orders[0] }
    return { kind: isPaidNotDelivered(current.stage) ? 'on_its_way' : 'open', newest: current }
  }
}
