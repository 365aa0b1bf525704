import { Trans } from '@lingui/react/macro'
import { MeasuringProgress } from '#src/features/foot-photo/measuring-progress.tsx'
import { TraceProgress } from '#src/features/foot-trace/trace-progress.tsx'
import { Button } from '#src/ui/button.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { getMeasuringActor, isTraced } from './measuring-actor.ts'
import { ChosenPhoto } from './picture-status.tsx'

/** The progress of measuring a photo, which can be cancelled. */
export function PhotoInProgress({ scan }: { scan: FootScan }) {
  const { snapshot, send, trace, photo } = scan
  const isTrace = isTraced(scan)
  return (
    <StepFrame
      heading={
        snapshot.context.side === 'left' ? (
          <Trans>Measuring your left foot</Trans>
        ) : (
          <Trans>Measuring your right foot</Trans>
        )
      }
      container={<ChosenPhoto address={getMeasuringActor(scan)?.address} />}
      action={
        <Button look="quiet" onClick={() => send({ type: 'measuring.stopped' })}>
          <Trans>Stop measuring</Trans>
        </Button>
      }
    >
      {/* Each stage is announced. */}
      <div aria-live="polite">
        {isTrace && trace && <TraceProgress stage={trace.snapshot.context.stage} />}
        {!isTrace && photo && <MeasuringProgress stage={photo.snapshot.context.stage} />}
      </div>
    </StepFrame>
  )
}
