import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Blocks reloading for a newer build while something on this page would be lost. */
export function useReloadBlocker(isReloadBlocked: boolean): void {
  const { reload } = useRouter().options.context
  useEffect(
    () => (isReloadBlocked ? reload.reloadBlockerFor({ getSnapshot: () => ({ hasTag: () => true }) }) : undefined),
    [isReloadBlocked, reload],
  )
}
