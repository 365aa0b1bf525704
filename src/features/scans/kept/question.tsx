import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useFailureText } from './failure-text.ts'
import type { ChangeFault } from './use-people.ts'

type Props = {
  heading: ReactNode
  /** What goes, and what stays. */
  children: ReactNode
  verb: ReactNode
  keep: string
  remove: () => Promise<ChangeFault | undefined>
  onRemoved: () => void
  onKeep: () => void
}

/** Asked once before something is gone. */
export function Question({ heading, children, verb, keep, remove, onRemoved, onKeep }: Props) {
  const failureText = useFailureText()
  const [isBusy, whileBusy] = useBusy()
  const [failure, setFailure] = useState<string>()

  async function confirm(): Promise<void> {
    setFailure(undefined)
    const fault = await whileBusy(remove())
    // Somebody else was faster, and it is gone all the same.
    if (fault === undefined || fault.code === 'NOT_FOUND') onRemoved()
    else setFailure(failureText(fault))
  }

  return (
    <Dialog heading={heading} isOpen onClose={onKeep} closeLabel={keep}>
      {failure !== undefined && (
        <Notice tone="wrong" isNews>
          {failure}
        </Notice>
      )}
      {children}
      <div className="ways">
        <Button look="danger" isBusy={isBusy} onClick={() => void confirm()}>
          {verb}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </Dialog>
  )
}
