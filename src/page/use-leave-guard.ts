import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { useHeldReload } from './use-held-reload.ts'

/** Another language is the same page. A visitor who is signed out can save nothing here, and is not held up. */
const leavesPage: ShouldBlockFn = ({ current, next }) =>
  current.routeId !== next.routeId && next.routeId !== '/_auth/auth'

/** Stands before a page on which something would be lost: whoever leaves is asked once, and a newer build waits. */
export function useLeaveGuard(isDirty: boolean, losesMore: ShouldBlockFn = () => false) {
  // The router would hear of it a moment after the page is drawn; whoever leaves in that moment is judged by what they see.
  const seenDirty = useRef(isDirty)
  useLayoutEffect(() => {
    seenDirty.current = isDirty
  }, [isDirty])
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: (ways) => seenDirty.current && (leavesPage(ways) || losesMore(ways)),
    enableBeforeUnload: () => seenDirty.current,
    withResolver: true,
  })
  useHeldReload(isDirty)
  return { isAsking: status === 'blocked', leave: () => proceed?.(), stay: () => reset?.() }
}
