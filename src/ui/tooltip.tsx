import { type ReactNode, useEffect, useId, useState } from 'react'

type Props = {
  text: ReactNode
  /** Renders the control; `describedBy` is its `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/** More about a control, on focus and hover. Never the only place of a text: touch screens do not show it. */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)

  // While hovered, the focus is elsewhere, and Esc must work all the same (WCAG 2.2, 1.4.13).
  useEffect(() => {
    if (!isShown) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setIsShown(false)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isShown])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the control inside
    <span
      className="tooltip-place"
      onPointerEnter={() => setIsShown(true)}
      onPointerLeave={() => setIsShown(false)}
      onFocus={() => setIsShown(true)}
      onBlur={() => setIsShown(false)}
    >
      {children(id)}
      <span role="tooltip" id={id} className="tooltip" hidden={!isShown}>
        {text}
      </span>
    </span>
  )
}
