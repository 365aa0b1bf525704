import { fromCallback } from 'xstate'
import type { ConnectivityEvent } from '#machines/connectivity.ts'

/** Reports to a machine whether there is a connection. Machines start as online. */
export const lineActor = fromCallback<ConnectivityEvent>(({ sendBack }) => {
  const controller = new AbortController()
  const [lost, found] = [{ type: 'line.lost' }, { type: 'line.found' }] as const satisfies ConnectivityEvent[]
  if (!navigator.onLine) sendBack(lost)
  addEventListener('offline', () => sendBack(lost), controller)
  addEventListener('online', () => sendBack(found), controller)
  // The back/forward cache may keep a left page and wake it when the connection returns.
  addEventListener('pagehide', () => sendBack({ type: 'page.left' }), controller)
  return () => controller.abort()
})
