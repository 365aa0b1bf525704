import { type AnyRouteMatch, useRouterState } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { statusOfMatches } from './status-of-matches.ts'

const TellStatus = createContext<(status: number | undefined) => void>(() => {})

/**
 * The status of the page on screen. The router knows of faults in loaders and guards;
 * a screen that fails while it draws is known only to the error page that stands in for it.
 */
export function ShownStatus({ children }: { children: (status: number) => ReactNode }) {
  const [told, tell] = useState<number | undefined>()
  const known = useRouterState({
    // Named, because what the router infers here depends on the order in which its files are read.
    select: ({ matches }: { matches: readonly AnyRouteMatch[] }) => statusOfMatches(matches),
  })
  return <TellStatus value={tell}>{children(told ?? known)}</TellStatus>
}

/** While the caller is on screen, the page has this status. */
export function useTellStatus(status: number): void {
  const tell = useContext(TellStatus)
  useLayoutEffect(() => {
    tell(status)
    return () => tell(undefined)
  }, [tell, status])
}
