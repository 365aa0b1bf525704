import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  heading: ReactNode
  /** `field` is the ID of the field. In the order of the page. */
  errors: readonly { field: string; text: ReactNode }[]
}

/**
 * The errors that kept a form from being submitted. Takes the focus with each new list, and links to each
 * field.
 */
export function ErrorSummary({ heading, errors }: Props) {
  const id = useId()
  const container = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was submitted again has new errors
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

/** Focuses the control of a field: in a group, the one that is chosen. */
function goTo(event: MouseEvent, field: string): void {
  const container = document.getElementById(field)
  const inner = container?.querySelector<HTMLElement>(':checked') ?? container?.querySelector<HTMLElement>(controls)
  const control = container?.matches(controls) ? container : inner
  if (!control) return
  event.preventDefault()
  // Scrolled to the centre of the window, so that the label is visible too.
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}
