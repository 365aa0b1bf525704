import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { Cross } from './cross.tsx'

type DialogProps = {
  heading: ReactNode
  isOpen: boolean
  /** Called for Esc, the close button or a click on the backdrop. */
  onClose: () => void
  /** The label of the close button. Without one only the dialog's own actions and Esc close it. */
  closeLabel?: string
  children: ReactNode
}

/** A modal dialog. The page behind it does not scroll; afterwards the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  return props.isOpen && <OpenDialog {...props} from="middle" />
}

/** A dialog that slides in from below on a phone, within reach of the thumb. */
export function Sheet(props: DialogProps) {
  return props.isOpen && <OpenDialog {...props} from="below" />
}

function OpenDialog({ heading, onClose, closeLabel, children, from }: DialogProps & { from: string }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it is removed, so that the browser restores the focus.
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
    // A cancelled file chooser inside the dialog dispatches a `cancel` event that bubbles.
    if (event.target !== event.currentTarget) return
    // The parent closes the dialog by removing it, so that its state stays the only one.
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

/**
 * Keeps the page behind a dialog from scrolling or changing width. A nested dialog leaves the lock to the
 * outer one.
 */
function lockPageScroll(page: HTMLElement): () => void {
  const before = page.dataset.still
  page.dataset.still = before ?? (window.innerWidth > page.clientWidth ? 'bar' : '')
  return () => {
    if (before === undefined) delete page.dataset.still
  }
}
