import { Trans } from '@lingui/react/macro'
import { Progress } from '#src/ui/progress.tsx'
import { StepFrame } from '../step-frame.tsx'

/** Both feet are being saved. */
export function SavingScan() {
  return (
    <StepFrame heading={<Trans>Saving both feet</Trans>}>
      <div role="status">
        <Progress label={<Trans>Sending measurements and outlines. This takes a moment.</Trans>} />
      </div>
      <p className="quiet">
        <Trans>No photo is sent.</Trans>
      </p>
    </StepFrame>
  )
}
