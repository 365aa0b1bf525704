import { Trans } from '@lingui/react/macro'
import { settings } from '#domain/settings.ts'
import { TracePhoto } from '#src/ui/drawings/trace-photo.tsx'
import { WayPhone } from '#src/ui/drawings/way-phone.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { OtherWaysButton, StepFrame } from '../step-frame.tsx'
import { GivePhoto, type Giving } from './give-photo.tsx'
import { isTraced } from './work-of.ts'

/** One photo of less quality says too little alone: a second one that agrees makes both believed. */
export function AnotherPhoto(giving: Giving) {
  const { snapshot, send } = giving.scan
  const { side, photos } = snapshot.context
  const { agreeMm } = settings.measuring
  return (
    <StepFrame
      heading={
        side === 'left' ? (
          <Trans>One more photo of your left foot</Trans>
        ) : (
          <Trans>One more photo of your right foot</Trans>
        )
      }
      lead={
        <Trans>
          The quality of this photo is too low to count alone. If the lengths in two photos are within {agreeMm} mm of
          each other, we use both together.
        </Trans>
      }
      place={isTraced(giving.scan) ? <TracePhoto /> : <WayPhone />}
      aside={<OtherWaysButton send={send} />}
    >
      {photos.length > 1 && (
        <Notice tone="caution" isNews>
          <Trans>Your last two photos differ by more than that. A third one may settle it.</Trans>
        </Notice>
      )}
      <GivePhoto {...giving} />
    </StepFrame>
  )
}
