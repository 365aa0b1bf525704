import type { ReactNode } from 'react'

export type DrawingProps = { title?: string }

type Props = DrawingProps & { box: `${number} ${number}`; children: ReactNode }

/** An ink drawing: one stroke width, round ends, one persimmon accent. Decorative unless it has a title. */
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
