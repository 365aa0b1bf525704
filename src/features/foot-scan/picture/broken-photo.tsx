import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { OtherMethodsButton, StepFrame } from '../step-frame.tsx'
import { PhotoPicker, type PhotoPickerProps } from './photo-picker.tsx'

/** Measuring failed for an unknown reason. */
export function BrokenPhoto(picker: PhotoPickerProps) {
  const { send } = picker.scan
  return (
    <StepFrame
      heading={<Trans>We couldn’t finish measuring</Trans>}
      lead={<Trans>Your photo and the feet you accepted are still here. Please try again.</Trans>}
      action={
        <Button onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Measure it again</Trans>
        </Button>
      }
      side={<OtherMethodsButton send={send} />}
    >
      <PhotoPicker {...picker} />
    </StepFrame>
  )
}
