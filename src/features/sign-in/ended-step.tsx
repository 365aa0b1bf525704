import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { VerificationError } from '#machines/sign-in/sign-in.types.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useSignInErrorText } from './use-sign-in-error-text.ts'

type Props = { error: VerificationError; isBusy: boolean; onResend: () => void; onReopen: () => void }

/** The code no longer works; a button requests a new one. */
export function EndedStep({ error, isBusy, onResend, onReopen }: Props) {
  const errorText = useSignInErrorText()
  const container = useRef<HTMLDivElement>(null)

  // The field that had the focus is gone.
  useEffect(() => container.current?.focus(), [])

  return (
    <div ref={container} className="sign-in" tabIndex={-1}>
      <Notice tone="error" isLive>
        {errorText(error)}
      </Notice>
      <div className="actions">
        <Button isBusy={isBusy} onClick={onResend}>
          <Trans>Send a new code</Trans>
        </Button>
        <Button look="quiet" onClick={onReopen}>
          <Trans>Use another address</Trans>
        </Button>
      </div>
    </div>
  )
}
