import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

/** Says that the line is gone, as long as it is. It stands on the page from the start, so that what comes into it is told. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(onLineChange, () => navigator.onLine)
  return (
    <p role="status" className="offline">
      {isOnline || <Trans>You’re offline. What you’ve typed stays here.</Trans>}
    </p>
  )
}

function onLineChange(listener: () => void): () => void {
  const over = new AbortController()
  for (const change of ['online', 'offline']) addEventListener(change, listener, over)
  return () => over.abort()
}
