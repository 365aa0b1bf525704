import type { ReactNode } from 'react'

export type DrawingProps = { title?: string }

type Props = DrawingProps & { box: `${number} ${number}`; children: ReactNode }

/** An ink drawing: one weight of line, round ends, one persimmon accent. It decorates, unless its title says something. */
export function Drawing({ box, title, children }: Props) {
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${box}`}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={!title}
      focusable="false"
    >
      {children}
    </svg>
  )
}
