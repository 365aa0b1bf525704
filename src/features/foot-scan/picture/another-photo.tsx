import { Trans } from '@lingui/react/macro'
import { settings } from '#domain/settings.ts'
import { MethodPhoneDrawing } from '#src/ui/drawings/method-phone.tsx'
import { TracePhoto } from '#src/ui/drawings/trace-photo.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { OtherMethodsButton, StepFrame } from '../step-frame.tsx'
import { isTraced } from './measuring-actor.ts'
import { PhotoPicker, type PhotoPickerProps } from './photo-picker.tsx'

/** One photo of lower quality is not enough: a second one that agrees confirms both. */
export function AnotherPhoto(picker: PhotoPickerProps) {
  const { snapshot, send } = picker.scan
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
      container={isTraced(picker.scan) ? <TracePhoto /> : <MethodPhoneDrawing />}
      side={<OtherMethodsButton send={send} />}
    >
      {photos.length > 1 && (
        <Notice tone="caution" isLive>
          <Trans>Your last two photos differ by more than that. A third one may settle it.</Trans>
        </Notice>
      )}
      <PhotoPicker {...picker} />
    </StepFrame>
  )
}
