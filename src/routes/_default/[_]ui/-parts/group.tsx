import type { ReactNode } from 'react'
import '#src/styles/pages/parts.css'

type GroupProps = { id: string; name: ReactNode; children: ReactNode }

export function Group({ id, name, children }: GroupProps) {
  return (
    <section id={id} className="parts-group" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{name}</h2>
      {children}
    </section>
  )
}

type PartProps = { name: ReactNode; note?: ReactNode; children: ReactNode }

/** One component of the design: its name, its use and each of its states. */
export function Part({ name, note, children }: PartProps) {
  return (
    <section className="part">
      <div>
        <h3>{name}</h3>
        {note && <p className="part-note">{note}</p>}
      </div>
      <div className="part-states">{children}</div>
    </section>
  )
}

export function State({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="part-state">
      <p className="part-note">{name}</p>
      {children}
    </div>
  )
}
