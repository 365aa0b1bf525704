import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { CartLine } from '#machines/cart/cart.types.ts'
import { takeUpPairHere } from '#src/features/designs/device/device-designs.ts'

/** Opens the design of a pair in the wizard: to change it, or to measure again. Says whether the browser did not let us. */
export function useOpenPair() {
  const router = useRouter()
  const [isRefused, setIsRefused] = useState(false)
  return {
    isRefused,
    open({ configuration, fault }: Pick<CartLine, 'configuration' | 'fault'>, step: 'style' | 'scan'): void {
      const isMeasuredAgain = step === 'scan' && fault === 'scan_unknown'
      if (takeUpPairHere(configuration, isMeasuredAgain)) void router.navigate({ to: `/tabi-gen-01/${step}` })
      else setIsRefused(true)
    },
  }
}
