import type { RegisteredRouter } from '@tanstack/react-router'
import * as endpoints from '#domain/contract/endpoints.ts'
import { exitPath } from '#domain/navigation/exit-path.ts'
import { newReference } from '#src/page/new-reference.ts'

export type PaymentPageResult = 'refused' | 'unanswered'

/** Leads to where an order is paid, which leaves the shop only for the hosts that the shop names. What keeps it from leaving is told, or nothing. */
export async function leaveForPayment(link: string, router: RegisteredRouter): Promise<PaymentPageResult | undefined> {
  const { api } = router.options.context
  const state = await api(endpoints.shopState)
  if (!state.ok) return 'unanswered'
  const out = exitPath(link, state.value.payment_hosts, location.origin)
  if (out.ok) location.assign(out.value)
  else {
    const message = `A payment link was refused: ${out.code}`
    void api(endpoints.reportClientError, { reference: newReference(), path: router.state.location.pathname, message })
  }
  return out.ok ? undefined : 'refused'
}
