import type { RegisteredRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { leaveForPayment, type PaymentPageResult } from '#src/page/leave-for-payment.ts'
import { useBusy } from '#src/ui/button.tsx'

/** Navigates to the payment page. */
export function useLeaveForPayment(link: string, router: RegisteredRouter) {
  const [isBusy, whileBusy] = useBusy()
  const [error, setError] = useState<PaymentPageResult>()

  function pay(): void {
    if (isBusy) return
    setError(undefined)
    void whileBusy(leaveForPayment(link, router)).then(setError)
  }

  return { isBusy, error, pay }
}
