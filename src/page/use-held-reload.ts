import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** As long as something on this page would be lost with it, a newer build waits. */
export function useHeldReload(isHeld: boolean): void {
  const { reload } = useRouter().options.context
  useEffect(
    () => (isHeld ? reload.heldBy({ getSnapshot: () => ({ hasTag: () => true }) }) : undefined),
    [isHeld, reload],
  )
}
