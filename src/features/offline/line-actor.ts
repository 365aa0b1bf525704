import { fromCallback } from 'xstate'
import type { ConnectivityEvent } from '#machines/connectivity.ts'

/** Tells a machine that waits for the line whether there is one. They begin with one. */
export const lineActor = fromCallback<ConnectivityEvent>(({ sendBack }) => {
  const over = new AbortController()
  const [lost, found] = [{ type: 'line.lost' }, { type: 'line.found' }] as const satisfies ConnectivityEvent[]
  if (!navigator.onLine) sendBack(lost)
  addEventListener('offline', () => sendBack(lost), over)
  addEventListener('online', () => sendBack(found), over)
  // A browser may keep a page that was left, and wake it with the line.
  addEventListener('pagehide', () => sendBack({ type: 'page.left' }), over)
  return () => over.abort()
})
