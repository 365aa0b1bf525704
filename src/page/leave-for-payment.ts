import type { RegisteredRouter } from '@tanstack/react-router'
import { reportClientError, shopState } from '#domain/contract/shop.ts'
import { exitPath } from '#domain/navigation/exit-path.ts'
import { newReference } from '#src/page/new-reference.ts'

export type PaymentPageResult = 'refused' | 'unanswered'

/**
 * Navigates to the payment page, but only on a host that the shop allows. Returns why it could not, or
 * undefined.
 */
export async function leaveForPayment(link: string, router: RegisteredRouter): Promise<PaymentPageResult | undefined> {
  const { api } = router.options.context
  const state = await api(shopState)
  if (!state.ok) return 'unanswered'
  const out = exitPath(link, state.value.payment_hosts, location.origin)
  if (out.ok) location.assign(out.value)
  else {
    const message = `A payment link was refused: ${out.code}`
    void api(reportClientError, { reference: newReference(), path: router.state.location.pathname, message })
  }
  return out.ok ? undefined : 'refused'
}
