import { type AnyRouteMatch, useRouterState } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { getMatchesStatus } from './matches-status.ts'

const StatusContext = createContext<(status: number | undefined) => void>(() => {})

/**
 * Provides the HTTP status of the current page. The router knows of errors in loaders and guards; an error
 * while rendering is known only to the error page, which reports it by `usePageStatusOverride`.
 */
export function PageStatus({ children }: { children: (status: number) => ReactNode }) {
  const [reportedStatus, setStatus] = useState<number | undefined>()
  const known = useRouterState({
    // Typed explicitly, because what the router infers here depends on the order in which its files are read.
    select: ({ matches }: { matches: readonly AnyRouteMatch[] }) => getMatchesStatus(matches),
  })
  return <StatusContext value={setStatus}>{children(reportedStatus ?? known)}</StatusContext>
}

/** Sets the status of the page while the caller is mounted. */
export function usePageStatusOverride(status: number): void {
  const setStatus = useContext(StatusContext)
  useLayoutEffect(() => {
    setStatus(status)
    return () => setStatus(undefined)
  }, [setStatus, status])
}
