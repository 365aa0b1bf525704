import type { ReactNode } from 'react'

export type IconProps = { title?: string }

/** An icon of 24 by 24 with one stroke width. Hidden from assistive technology unless it has a title. */
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
