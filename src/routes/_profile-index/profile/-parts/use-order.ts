import * as endpoints from '#domain/contract/endpoints.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { isOrderReadyToPay } from '#domain/contract/payment-calls.ts'
import { useLive } from '#src/api/use-live.ts'

/** How it stands with the customer's order, as far as the shop tells it. */
export type OrderNow =
  | { readonly kind: 'loading' | 'none' | 'on_its_way' }
  | { readonly kind: 'ready_to_pay'; readonly link: string }
  | { readonly kind: 'failed'; readonly code: ErrorCode }

export function useOrder(): readonly [OrderNow, () => void] {
  const [payment, askPayment] = useLive(isOrderReadyToPay)
  const [pair, askPair] = useLive(endpoints.hasPairOnItsWay)
  const retry = () => {
    if (!payment?.ok) askPayment()
    if (!pair?.ok) askPair()
  }
  return [read(), retry]

  function read(): OrderNow {
    for (const answer of [payment, pair]) if (answer && !answer.ok) return { kind: 'failed', code: answer.code }
    if (!payment?.ok || !pair?.ok) return { kind: 'loading' }
    const { payment_link: link } = payment.value
    if (link) return { kind: 'ready_to_pay', link }
    return { kind: pair.value.is_on_its_way ? 'on_its_way' : 'none' }
  }
}
