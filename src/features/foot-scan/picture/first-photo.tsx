import { Trans } from '@lingui/react/macro'
import { getScanDraft } from '#machines/foot-scan/scan-steps.ts'
import { MethodFileDrawing } from '#src/ui/drawings/method-file.tsx'
import { MethodPhoneDrawing } from '#src/ui/drawings/method-phone.tsx'
import { TracePhoto } from '#src/ui/drawings/trace-photo.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { BackButton, OtherMethodsButton, StepFrame } from '../step-frame.tsx'
import { isTraced } from './measuring-actor.ts'
import { PhotoPicker, type PhotoPickerProps } from './photo-picker.tsx'

const places = { trace: TracePhoto, on_sheet: MethodPhoneDrawing, photo: MethodFileDrawing } as const

/** There is no photo of this foot, or none any more. */
export function FirstPhoto(picker: PhotoPickerProps) {
  const { snapshot, send } = picker.scan
  const { way: method } = getScanDraft(snapshot.context)
  const PhotoExample = places[method as keyof typeof places]
  return (
    <StepFrame
      heading={snapshot.context.side === 'left' ? <Trans>Your left foot</Trans> : <Trans>Your right foot</Trans>}
      lead={
        isTraced(picker.scan) ? (
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
      container={<PhotoExample />}
      side={
        <>
          <BackButton send={send} />
          <OtherMethodsButton send={send} />
        </>
      }
    >
      {snapshot.hasTag('stopped') && (
        <Notice isLive>
          <Trans>You stopped the measuring.</Trans>
        </Notice>
      )}
      <PhotoPicker {...picker} />
    </StepFrame>
  )
}
