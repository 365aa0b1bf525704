import type { ReactNode } from 'react'

/** The first stop of the keyboard: past everything that stands on every page. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className="skip-link" href="#main">
      {children}
    </a>
  )
}
