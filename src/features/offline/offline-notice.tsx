import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

/** Says that the browser is offline. Its live region is always in the DOM, so that its text is announced. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(onLineChange, () => navigator.onLine)
  return (
    <p role="status" className="offline">
      {isOnline || <Trans>You’re offline. What you’ve typed stays here.</Trans>}
    </p>
  )
}

function onLineChange(listener: () => void): () => void {
  const controller = new AbortController()
  for (const change of ['online', 'offline']) addEventListener(change, listener, controller)
  return () => controller.abort()
}
