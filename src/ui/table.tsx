import { type ReactNode, useId } from 'react'

type Props = {
  caption: ReactNode
  /** `thead` and `tbody`; cells with numbers have the class `number`. */
  children: ReactNode
}

/** A table. On a narrow screen it scrolls within its own frame instead of the page. */
export function Table({ caption, children }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be scrollable by keyboard too
    <section className="table-place" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}
