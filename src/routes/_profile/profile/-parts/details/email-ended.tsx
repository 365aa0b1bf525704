import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Ending } from '#machines/code-proof/code-proof.types.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SendAgain } from './send-again.tsx'
import { useEmailFault } from './use-email-fault.ts'
import type { NewEmailCode } from './use-new-email.ts'

type Props = { actor: NewEmailCode; snapshot: SnapshotFrom<NewEmailCode>; ending: Ending }

/** A code that opens nothing any more: why, and the two ways on. */
export function EmailEnded({ actor, snapshot, ending }: Props) {
  const faultText = useEmailFault()
  const fault = snapshot.hasTag('busy') ? undefined : snapshot.context.fault
  const start = useRef<HTMLDivElement>(null)

  // The field in which the last code was typed is gone; a code that only grew old takes nobody away from what they do.
  useEffect(() => {
    if (ending.by === 'shop') start.current?.focus()
  }, [ending])

  return (
    <div ref={start} className="details-form" tabIndex={-1}>
      <Notice tone="wrong" isNews>
        {faultText(ending.fault)}
      </Notice>
      {fault && (
        <Notice tone="wrong" isNews>
          {faultText(fault)}
        </Notice>
      )}
      <SendAgain {...{ actor, snapshot }} />
      <Button look="quiet" onClick={() => actor.send({ type: 'proof.abandoned' })}>
        <Trans>Keep my current address</Trans>
      </Button>
    </div>
  )
}
