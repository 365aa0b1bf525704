import type { ReactNode } from 'react'

type Props = { heading: ReactNode; children?: ReactNode; picture?: ReactNode; actions?: ReactNode }

/** One item among others of its kind. */
export function Card({ heading, children, picture, actions }: Props) {
  return (
    <article className="card">
      {picture && <div className="card-picture">{picture}</div>}
      <h3>{heading}</h3>
      {children}
      {actions && <div className="actions">{actions}</div>}
    </article>
  )
}
