import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { ChangePeopleError } from './use-people.ts'
import { usePeopleErrorText } from './use-people-error-text.ts'

type Props = {
  heading: ReactNode
  /** What is deleted and what remains. */
  children: ReactNode
  verb: ReactNode
  cancelLabel: string
  remove: () => Promise<ChangePeopleError | undefined>
  onRemoved: () => void
  onCancel: () => void
}

/** Confirms a deletion. */
export function Question({ heading, children, verb, cancelLabel, remove, onRemoved, onCancel }: Props) {
  const errorText = usePeopleErrorText()
  const [isBusy, whileBusy] = useBusy()
  const [error, setError] = useState<string>()

  async function confirm(): Promise<void> {
    setError(undefined)
    const error = await whileBusy(remove())
    // It was deleted elsewhere meanwhile.
    if (error === undefined || error.code === 'NOT_FOUND') onRemoved()
    else setError(errorText(error))
  }

  return (
    <Dialog heading={heading} isOpen onClose={onCancel} closeLabel={cancelLabel}>
      {error !== undefined && (
        <Notice tone="error" isLive>
          {error}
        </Notice>
      )}
      {children}
      <div className="actions">
        <Button look="danger" isBusy={isBusy} onClick={() => void confirm()}>
          {verb}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </Dialog>
  )
}
