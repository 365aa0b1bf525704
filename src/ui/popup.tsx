import { type ReactNode, useId, useRef } from 'react'
import { buttonLook } from './button-look.ts'

type Props = {
  /** What stands on the button that opens it. */
  label: ReactNode
  /** Links and buttons; each may close it. */
  children: (close: () => void) => ReactNode
}

/** A few more ways, at a button. Esc and a touch beside it close it; the platform gives the focus back. */
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
