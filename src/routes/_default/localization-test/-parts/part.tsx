import { type ReactNode, useId } from 'react'

/** A section of the page; on wide screens its heading is beside it. */
export function Part({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="chapter" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className="chapter-text">{children}</div>
    </section>
  )
}

/** A name and its value, which is known once the page is hydrated. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-live>{children}</dd>
    </div>
  )
}
