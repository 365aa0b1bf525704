import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Sheet } from '#src/ui/dialog.tsx'
import { JoinWaitlistForm } from './join-waitlist-form.tsx'
import { OwnWaitlistPosition } from './own-waitlist-position.tsx'
import type { WaitlistPosition } from './use-waitlist-position.ts'

export type WaitlistSheetProps = {
  readonly pairs: number
  readonly waitlistPosition: WaitlistPosition | null
  readonly onPositionChange: (waitlistPosition: WaitlistPosition | null) => void
  /** Numbers are available again. */
  readonly onNumbers: () => void
  readonly onClose: () => void
}

/** The waitlist for edition numbers: the visitor's position, or a form to join. */
export function WaitlistSheet({ pairs, waitlistPosition, onPositionChange, onNumbers, onClose }: WaitlistSheetProps) {
  const { t } = useLingui()
  const [hasLeft, setHasLeft] = useState(false)

  function leave(): void {
    setHasLeft(true)
    onPositionChange(null)
  }

  return (
    <Sheet
      isOpen
      heading={<Heading waitlistPosition={waitlistPosition} />}
      closeLabel={t`Close the waiting list`}
      onClose={onClose}
    >
      {waitlistPosition ? (
        <OwnWaitlistPosition waitlistPosition={waitlistPosition} onLeft={leave} onClose={onClose} />
      ) : (
        <JoinWaitlistForm pairs={pairs} hasLeft={hasLeft} onPositionChange={onPositionChange} onNumbers={onNumbers} />
      )}
    </Sheet>
  )
}

function Heading({ waitlistPosition }: { waitlistPosition: WaitlistPosition | null }) {
  if (!waitlistPosition) return <Trans>Join the waiting list</Trans>
  return waitlistPosition.reserved ? <Trans>A number is held for you</Trans> : <Trans>You’re on the waiting list</Trans>
}
