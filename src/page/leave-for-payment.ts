import type { RegisteredRouter } from '@tanstack/react-router'
import * as endpoints from '#domain/contract/endpoints.ts'
import { wayOut } from '#domain/navigation/way-out.ts'
import { newReference } from '#src/page/new-reference.ts'

export type NotLeft = 'refused' | 'unanswered'

/** Leads to where an order is paid, which leaves the shop only for the hosts that the shop names. What keeps it from leaving is told, or nothing. */
export async function leaveForPayment(link: string, router: RegisteredRouter): Promise<NotLeft | undefined> {
  const { wire } = router.options.context
  const state = await wire(endpoints.shopState)
  if (!state.ok) return 'unanswered'
  const out = wayOut(link, state.value.payment_hosts, location.origin)
  if (out.ok) location.assign(out.value)
  else {
    const message = `A payment link was refused: ${out.code}`
    void wire(endpoints.reportProblem, { reference: newReference(), path: router.state.location.pathname, message })
  }
  return out.ok ? undefined : 'refused'
}
