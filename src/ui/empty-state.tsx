import type { ReactNode } from 'react'

type Props = { heading: ReactNode; drawing?: ReactNode; children: ReactNode; action?: ReactNode }

/** An empty list or page: why it is empty, and the one thing to do next. */
export function EmptyState({ heading, drawing, children, action }: Props) {
  return (
    <section className="empty-state">
      {drawing && <div className="empty-state-drawing">{drawing}</div>}
      <h2>{heading}</h2>
      <p>{children}</p>
      {action}
    </section>
  )
}
