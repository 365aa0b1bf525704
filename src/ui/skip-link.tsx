import type { ReactNode } from 'react'

/** The first focusable element of a page: skips what is on every page. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className="skip-link" href="#main">
      {children}
    </a>
  )
}
