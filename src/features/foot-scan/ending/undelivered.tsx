import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { useHandoffErrorText } from './use-handoff-error-text.ts'

/** Errors after which a link accepts no scan, however often it is retried. */
const deadLinks = ['handoff_expired', 'handoff_used', 'handoff_unknown', 'INVALID_INPUT']

/** Errors that need space to be made on the other device: waiting does not help. */
const full = ['scans_full', 'guest_scans_full']

/** Both feet are measured on a connected phone but did not reach the other device. */
export function Undelivered({ scan: { snapshot, send } }: { scan: FootScan }) {
  const errorText = useHandoffErrorText()
  const { error, isUnkept } = snapshot.context
  const code = error?.code ?? 'UNKNOWN_ERROR'
  const isDead = deadLinks.includes(code)
  const sendNow = (
    <Button look={isDead ? 'quiet' : 'verb'} onClick={() => send({ type: 'retry.requested' })}>
      {isDead ? <Trans>Try this link again</Trans> : <Trans>Send them now</Trans>}
    </Button>
  )
  const storeHere = (
    <Button look={isDead ? 'verb' : 'quiet'} onClick={() => send({ type: 'scan.accepted' })}>
      <Trans>Save them on this phone</Trans>
    </Button>
  )
  return (
    <StepFrame
      heading={<Trans>Both feet are measured, and not sent yet</Trans>}
      action={isDead ? storeHere : sendNow}
      side={isDead ? sendNow : storeHere}
    >
      <Notice tone="caution" isLive>
        <p data-code={code}>{errorText(code)}</p>
      </Notice>
      <p>
        {isUnkept ? (
          <Trans>
            Both feet are on this page alone: this browser doesn’t let us keep anything. Leave the page open.
          </Trans>
        ) : (
          <Trans>Both feet stay on this phone. You won’t have to measure again.</Trans>
        )}
      </p>
      {isDead && !isUnkept && (
        <p>
          <Trans>
            Scan a new code of the other device with this phone, and you can send them there. Or save them on this
            phone, and order from here.
          </Trans>
        </p>
      )}
      {!isDead && !full.includes(code) && (
        <p>
          <Trans>Leave this page open: as soon as the connection is back, we’ll send them.</Trans>
        </p>
      )}
    </StepFrame>
  )
}
