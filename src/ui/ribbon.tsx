import type { ReactNode } from 'react'

/** One line above the page header, in space that every header reserves. */
export function Ribbon({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className="ribbon" data-live aria-label={label}>
      <p>{children}</p>
    </aside>
  )
}
