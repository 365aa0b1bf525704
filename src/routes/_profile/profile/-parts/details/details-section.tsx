import type { ReactNode } from 'react'

type Props = { id: string; heading: ReactNode; children: ReactNode }

/** One section of the details, which a link may point to. */
export function DetailsSection({ id, heading, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  )
}
