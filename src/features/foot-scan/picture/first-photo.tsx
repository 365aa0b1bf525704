import { Trans } from '@lingui/react/macro'
import { draftOf } from '#machines/foot-scan/scan-steps.ts'
import { TracePhoto } from '#src/ui/drawings/trace-photo.tsx'
import { WayFile } from '#src/ui/drawings/way-file.tsx'
import { WayPhone } from '#src/ui/drawings/way-phone.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { BackButton, OtherWaysButton, StepFrame } from '../step-frame.tsx'
import { GivePhoto, type Giving } from './give-photo.tsx'
import { isTraced } from './work-of.ts'

const places = { trace: TracePhoto, on_sheet: WayPhone, photo: WayFile } as const

/** No photo of this foot is there yet, or none any more. */
export function FirstPhoto(giving: Giving) {
  const { snapshot, send } = giving.scan
  const { way } = draftOf(snapshot.context)
  const Place = places[way as keyof typeof places]
  return (
    <StepFrame
      heading={snapshot.context.side === 'left' ? <Trans>Your left foot</Trans> : <Trans>Your right foot</Trans>}
      lead={
        isTraced(giving.scan) ? (
          <Trans>
            Photograph the sheet from straight above, with all four corners and the pen in the photo. The photo stays on
            your device.
          </Trans>
        ) : (
          <Trans>
            Photograph the foot on its sheet from straight above, with all four corners in the photo. The photo stays on
            your device.
          </Trans>
        )
      }
      place={<Place />}
      aside={
        <>
          <BackButton send={send} />
          <OtherWaysButton send={send} />
        </>
      }
    >
      {snapshot.hasTag('stopped') && (
        <Notice isNews>
          <Trans>You stopped the measuring.</Trans>
        </Notice>
      )}
      <GivePhoto {...giving} />
    </StepFrame>
  )
}
