import { type ReactNode, useId, useRef } from 'react'
import { buttonLook } from './button-look.ts'

type Props = {
  /** The label of the button that opens it. */
  label: ReactNode
  /** The links and buttons; each may call `close`. */
  children: (close: () => void) => ReactNode
}

/**
 * A menu of further actions at a button. Esc and a click outside close it; the browser restores the focus.
 */
export function Popup({ label, children }: Props) {
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  return (
    <span className="popup-place">
      <button type="button" className={buttonLook('quiet')} popoverTarget={id}>
        {label}
      </button>
      <div ref={container} id={id} className="popup" popover="auto">
        {children(() => container.current?.hidePopover())}
      </div>
    </span>
  )
}
