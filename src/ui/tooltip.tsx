import { type ReactNode, useEffect, useId, useState } from 'react'

type Props = {
  text: ReactNode
  /** The control; it takes the id as its `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/** More about a control, on focus and under the pointer. Never the only place where something is said: touch shows none. */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)

  // Under the pointer the focus is elsewhere, and Esc must be heard all the same (WCAG 2.2, 1.4.13).
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches over the control that stands inside
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
