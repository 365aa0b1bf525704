import type { RegisteredRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { leaveForPayment, type NotLeft } from '#src/page/leave-for-payment.ts'
import { useBusy } from '#src/ui/button.tsx'

/** The way to the payment page. */
export function usePayment(link: string, router: RegisteredRouter) {
  const [isBusy, whileBusy] = useBusy()
  const [fault, setFault] = useState<NotLeft>()

  function pay(): void {
    if (isBusy) return
    setFault(undefined)
    void whileBusy(leaveForPayment(link, router)).then(setFault)
  }

  return { isBusy, fault, pay }
}
