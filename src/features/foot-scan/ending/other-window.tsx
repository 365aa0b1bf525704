import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'

/** The same feet are measured in another window too: the foot accepted last counts in both. */
export function OtherWindow({ scan: { snapshot, send } }: { scan: FootScan }) {
  if (snapshot.can({ type: 'window.chosen' }))
    return (
      <StepFrame
        heading={<Trans>Measured in another window</Trans>}
        lead={
          <Trans>
            A foot of this person was just accepted in another window. It counts here too. You can continue in either
            window.
          </Trans>
        }
        action={
          <Button onClick={() => send({ type: 'window.chosen' })}>
            <Trans>Continue here</Trans>
          </Button>
        }
      />
    )
  return (
    <StepFrame
      heading={<Trans>Saved in another window</Trans>}
      lead={<Trans>Both feet of this person were measured and saved in another window.</Trans>}
      action={
        <Button onClick={() => send({ type: 'scan.accepted' })}>
          <Trans>Use this scan</Trans>
        </Button>
      }
      side={
        <Button look="quiet" onClick={() => send({ type: 'measuring.wanted' })}>
          <Trans>Measure again</Trans>
        </Button>
      }
    />
  )
}
