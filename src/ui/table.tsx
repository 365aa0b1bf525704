import { type ReactNode, useId } from 'react'

type Props = {
  caption: ReactNode
  /** `thead` and `tbody`; cells with numbers have the class `number`. */
  children: ReactNode
}

/** Rows to compare. On a narrow screen the table moves inside its own frame, and the page stays where it is. */
export function Table({ caption, children }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways must be moved by the keyboard too
    <section className="table-place" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}
