import { createContext, type ReactNode, useContext, useEffect } from 'react'

/** Hears that a page stands, with everything on it answering. */
export const PageStands = createContext<() => void>(() => {})

/** The main part of every layout. No page waits for parts of itself, so when this stands, all of the page does. */
export function MainPart({ children }: { children: ReactNode }) {
  const onMounted = useContext(PageStands)
  useEffect(onMounted, [onMounted])
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
}
