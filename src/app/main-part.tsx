import { createContext, type ReactNode, useContext, useEffect } from 'react'

/** Called when a page is mounted and everything on it is interactive. */
export const PageStands = createContext<() => void>(() => {})

/** Whether a part of a page is inside its main element. */
export const IsInMain = createContext(false)

/**
 * The main element of every layout. No page suspends parts of itself, so mounting this element means that the
 * whole page is mounted.
 */
export function MainPart({ children }: { children: ReactNode }) {
  const onMounted = useContext(PageStands)
  useEffect(onMounted, [onMounted])
  return (
    <main id="main" tabIndex={-1}>
      <IsInMain value={true}>{children}</IsInMain>
    </main>
  )
}
