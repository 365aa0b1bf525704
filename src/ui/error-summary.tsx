import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  heading: ReactNode
  /** By the ids of the fields, in the order in which they stand on the page. */
  errors: readonly { field: string; text: ReactNode }[]
}

/** What kept a form from being sent. It takes the focus each time it is given new errors, and leads to each field. */
export function ErrorSummary({ heading, errors }: Props) {
  const id = useId()
  const container = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was sent again has new errors
  useEffect(() => container.current?.focus(), [errors])

  return (
    <section ref={container} className="error-summary" role="alert" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a className="text-link text-link-alone" href={`#${field}`} onClick={(event) => goTo(event, field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const controls = 'input, select, textarea'

/** Straight to where it can be put right: a group of choices is entered at the one that is chosen. */
function goTo(event: MouseEvent, field: string): void {
  const container = document.getElementById(field)
  const inner = container?.querySelector<HTMLElement>(':checked') ?? container?.querySelector<HTMLElement>(controls)
  const control = container?.matches(controls) ? container : inner
  if (!control) return
  event.preventDefault()
  // The label belongs to what is read; the middle of the window leaves room for it.
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}
