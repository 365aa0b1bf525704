import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { useHandOverFaultText } from './use-hand-over-fault-text.ts'

/** Both feet are on a phone that was let in, and did not reach the device that let it in. */
export function Undelivered({ scan: { snapshot, send } }: { scan: FootScan }) {
  const faultText = useHandOverFaultText()
  const code = snapshot.context.fault?.code ?? 'UNKNOWN_ERROR'
  return (
    <StepFrame
      heading={<Trans>Both feet are measured, and not sent yet</Trans>}
      action={
        <Button onClick={() => send({ type: 'retry' })}>
          <Trans>Send them now</Trans>
        </Button>
      }
    >
      <Notice tone="caution" isNews>
        <p data-code={code}>{faultText(code)}</p>
      </Notice>
      <p>
        <Trans>Leave this page open: as soon as the connection is back, we’ll send them.</Trans>
      </p>
    </StepFrame>
  )
}
