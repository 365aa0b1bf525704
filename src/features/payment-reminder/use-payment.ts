import type { RegisteredRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as endpoints from '#domain/contract/endpoints.ts'
import { wayOut } from '#domain/navigation/way-out.ts'
import { newReference } from '#src/page/new-reference.ts'
import { useBusy } from '#src/ui/button.tsx'

/** The way to the payment page, which leaves the shop only for the hosts that the shop names. */
export function usePayment(link: string, router: RegisteredRouter) {
  const [isBusy, whileBusy] = useBusy()
  const [fault, setFault] = useState<'refused' | 'unanswered'>()

  async function leave(): Promise<'refused' | 'unanswered' | undefined> {
    const { wire } = router.options.context
    const state = await wire(endpoints.shopState)
    if (!state.ok) return 'unanswered'
    const out = wayOut(link, state.value.payment_hosts)
    if (out.ok) location.assign(out.value)
    else {
      const message = `A payment link was refused: ${out.code}`
      void wire(endpoints.reportProblem, { reference: newReference(), path: router.state.location.pathname, message })
    }
    return out.ok ? undefined : 'refused'
  }

  function pay(): void {
    if (isBusy) return
    setFault(undefined)
    void whileBusy(leave()).then(setFault)
  }

  return { isBusy, fault, pay }
}
