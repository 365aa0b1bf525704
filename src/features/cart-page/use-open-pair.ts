import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { CartLine } from '#machines/cart/cart.types.ts'
import { openPairDesignHere } from '#src/features/designs/device/device-designs.ts'

/** Opens a pair's design in the wizard, to change it or to measure again. Reports if the browser did not allow it. */
export function useOpenPair() {
  const router = useRouter()
  const [hasOpenFailed, setHasOpenFailed] = useState(false)
  return {
    hasOpenFailed,
    open({ configuration, blocker: error }: Pick<CartLine, 'configuration' | 'blocker'>, step: 'style' | 'scan'): void {
      const isRemeasured = step === 'scan' && error === 'scan_mismatch'
      if (openPairDesignHere(configuration, isRemeasured)) void router.navigate({ to: `/tabi-gen-01/${step}` })
      else setHasOpenFailed(true)
    },
  }
}
