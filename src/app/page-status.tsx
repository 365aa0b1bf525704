import { type AnyRouteMatch, useRouterState } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { getMatchesStatus } from './matches-status.ts'

const StatusContext = createContext<(status: number | undefined) => void>(() => {})

/**
 * The status of the page on screen. The router knows of faults in loaders and guards;
 * a screen that fails while it draws is known only to the error page that stands in for it.
 */
export function PageStatus({ children }: { children: (status: number) => ReactNode }) {
  const [reportedStatus, setStatus] = useState<number | undefined>()
  const known = useRouterState({
    // Named, because what the router infers here depends on the order in which its files are read.
    select: ({ matches }: { matches: readonly AnyRouteMatch[] }) => getMatchesStatus(matches),
  })
  return <StatusContext value={setStatus}>{children(reportedStatus ?? known)}</StatusContext>
}

/** While the caller is on screen, the page has this status. */
export function useReportStatus(status: number): void {
  const setStatus = useContext(StatusContext)
  useLayoutEffect(() => {
    setStatus(status)
    return () => setStatus(undefined)
  }, [setStatus, status])
}
