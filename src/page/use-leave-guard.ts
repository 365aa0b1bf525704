import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { useReloadBlocker } from './use-held-reload.ts'

/** Another language is the same page. A visitor who is signed out can save nothing here, and is not held up. */
const leavesPage: ShouldBlockFn = ({ current, next }) =>
  current.routeId !== next.routeId && next.routeId !== '/_auth/auth'

/** Stands before a page on which something would be lost: whoever leaves is asked once, and a newer build waits. */
export function useLeaveGuard(isDirty: boolean, losesMore: ShouldBlockFn = () => false) {
  // The router would hear of it a moment after the page is drawn; whoever leaves in that moment is judged by what they see.
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
