import type { ReactNode } from 'react'

/** An ink drawing: one weight of line, round ends, one persimmon accent (`className="accent"`). It decorates only. */
export function Drawing({ box, children }: { box: `${number} ${number}`; children: ReactNode }) {
  return (
    <svg className="drawing" viewBox={`0 0 ${box}`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
