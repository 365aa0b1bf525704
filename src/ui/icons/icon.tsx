import type { ReactNode } from 'react'

export type IconProps = { title?: string }

/** A small sign, 24 by 24, in one weight of line. It is silent beside a text, and named by its title where it stands alone. */
export function Icon({ title, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={!title}
      focusable="false"
    >
      {children}
    </svg>
  )
}
