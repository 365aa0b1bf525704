import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { Cross } from './cross.tsx'

type DialogProps = {
  heading: ReactNode
  isOpen: boolean
  /** Esc, the cross, or a touch beside it: the customer wants to go on with the page. */
  onClose: () => void
  /** The name of its cross. Without one it is left by its own ways and by Esc alone. */
  closeLabel?: string
  children: ReactNode
}

/** A question that comes before the page. The page behind it waits; afterwards the focus is where it was. */
export function Dialog(props: DialogProps) {
  return props.isOpen && <OpenDialog {...props} from="middle" />
}

/** A dialog that on a phone comes from below, where the thumb is. */
export function Sheet(props: DialogProps) {
  return props.isOpen && <OpenDialog {...props} from="below" />
}

function OpenDialog({ heading, onClose, closeLabel, children, from }: DialogProps & { from: string }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it still stands on the page, it gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current
    const release = lockPageScroll(document.documentElement)
    shown?.showModal()
    return () => {
      shown?.close()
      release()
    }
  }, [])

  function cancel(event: SyntheticEvent<HTMLDialogElement>): void {
    // A chooser of files that is cancelled inside says so with the same word.
    if (event.target !== event.currentTarget) return
    // It is closed by being taken off the page, so that whoever shows it stays the one to know.
    event.preventDefault()
    onClose()
  }

  // A form inside, or a browser that insists, may have closed it already.
  function closed(event: SyntheticEvent<HTMLDialogElement>): void {
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-from={from}
      closedby={closeLabel === undefined ? 'closerequest' : 'any'}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={closed}
    >
      <div className="dialog-head">
        <h2 id={id}>{heading}</h2>
        {closeLabel !== undefined && <Cross label={closeLabel} onClick={onClose} />}
      </div>
      {children}
    </dialog>
  )
}

/** The page behind a dialog stays where it is, as wide as it was. An outer dialog that held it before goes on holding it. */
function lockPageScroll(page: HTMLElement): () => void {
  const before = page.dataset.still
  page.dataset.still = before ?? (window.innerWidth > page.clientWidth ? 'bar' : '')
  return () => {
    if (before === undefined) delete page.dataset.still
  }
}
