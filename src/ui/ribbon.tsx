import type { ReactNode } from 'react'

/** One line above the head of the page, in room that every head keeps free. */
export function Ribbon({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className="ribbon" data-live aria-label={label}>
      <p>{children}</p>
    </aside>
  )
}
