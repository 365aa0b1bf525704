import type { ReactNode } from 'react'

/** One line at the foot of the window that is always in sight. Every layout keeps its place free. */
export function Ribbon({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className="ribbon" data-live aria-label={label}>
      <p>{children}</p>
    </aside>
  )
}
