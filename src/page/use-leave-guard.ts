import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { useReloadBlocker } from './use-held-reload.ts'

/**
 * Whether a navigation leaves the page. Another language is the same page, and a visitor who is signed out
 * can save nothing here, so sign-in is not blocked.
 */
const leavesPage: ShouldBlockFn = ({ current, next }) =>
  current.routeId !== next.routeId && next.routeId !== '/_auth/auth'

/** Guards a page with unsaved changes: asks once before leaving, and blocks reloading for a newer build. */
export function useLeaveGuard(isDirty: boolean, losesMore: ShouldBlockFn = () => false) {
  // The ref is set before paint. The router would learn of a change a moment later, and a visitor who leaves
  // in that moment is judged by what they see.
  const wasDirty = useRef(isDirty)
  useLayoutEffect(() => {
    wasDirty.current = isDirty
  }, [isDirty])
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: (ways) => wasDirty.current && (leavesPage(ways) || losesMore(ways)),
    enableBeforeUnload: () => wasDirty.current,
    withResolver: true,
  })
  useReloadBlocker(isDirty)
  return { isPrompting: status === 'blocked', leave: () => proceed?.(), stay: () => reset?.() }
}
