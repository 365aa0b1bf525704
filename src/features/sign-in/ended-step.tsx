import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Fault } from '#machines/sign-in/sign-in.types.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useFaultText } from './use-fault-text.ts'

type Props = { fault: Fault; isBusy: boolean; onResend: () => void; onReopen: () => void }

/** The code helps no more, and another one is a press away. */
export function EndedStep({ fault, isBusy, onResend, onReopen }: Props) {
  const faultText = useFaultText()
  const place = useRef<HTMLDivElement>(null)

  // The field that had the focus is gone.
  useEffect(() => place.current?.focus(), [])

  return (
    <div ref={place} className="sign-in" tabIndex={-1}>
      <Notice tone="wrong" isNews>
        {faultText(fault)}
      </Notice>
      <div className="ways">
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
