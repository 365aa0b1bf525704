import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { VerificationEnd } from '#machines/email-verification/email-verification.types.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ResendCode } from './resend-code.tsx'
import type { NewEmailCode } from './use-new-email.ts'
import { useNewEmailErrorText } from './use-new-email-error-text.ts'

type Props = { actor: NewEmailCode; snapshot: SnapshotFrom<NewEmailCode>; ending: VerificationEnd }

/** Shown for a code that is no longer valid: the reason and two actions. */
export function EmailEnded({ actor, snapshot, ending }: Props) {
  const errorText = useNewEmailErrorText()
  const error = snapshot.hasTag('busy') ? undefined : snapshot.context.error
  const start = useRef<HTMLDivElement>(null)

  // The code field is gone, so the focus moves here. Not when the code expired by itself, to leave the
  // visitor where they are.
  useEffect(() => {
    if (ending.by === 'shop') start.current?.focus()
  }, [ending])

  return (
    <div ref={start} className="details-form" tabIndex={-1}>
      <Notice tone="error" isLive>
        {errorText(ending.error)}
      </Notice>
      {error && (
        <Notice tone="error" isLive>
          {errorText(error)}
        </Notice>
      )}
      <ResendCode {...{ actor, snapshot }} />
      <Button look="quiet" onClick={() => actor.send({ type: 'verification.abandoned' })}>
        <Trans>Keep my current address</Trans>
      </Button>
    </div>
  )
}
