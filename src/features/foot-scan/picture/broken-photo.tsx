import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { OtherWaysButton, StepFrame } from '../step-frame.tsx'
import { GivePhoto, type Giving } from './give-photo.tsx'

/** Nothing came of it, and nobody knows why. */
export function BrokenPhoto(giving: Giving) {
  const { send } = giving.scan
  return (
    <StepFrame
      heading={<Trans>We couldn’t finish measuring</Trans>}
      lead={<Trans>Your photo and the feet you accepted are still here. Please try again.</Trans>}
      action={
        <Button onClick={() => send({ type: 'retry' })}>
          <Trans>Measure it again</Trans>
        </Button>
      }
      aside={<OtherWaysButton send={send} />}
    >
      <GivePhoto {...giving} />
    </StepFrame>
  )
}
