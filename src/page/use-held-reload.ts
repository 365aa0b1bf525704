import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** As long as something on this page would be lost with it, a newer build waits. */
export function useReloadBlocker(isReloadBlocked: boolean): void {
  const { reload } = useRouter().options.context
  useEffect(
    () => (isReloadBlocked ? reload.reloadBlockerFor({ getSnapshot: () => ({ hasTag: () => true }) }) : undefined),
    [isReloadBlocked, reload],
  )
}
