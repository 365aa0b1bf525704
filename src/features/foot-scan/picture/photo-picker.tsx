import { Trans, useLingui } from '@lingui/react/macro'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { getScanDraft } from '#machines/foot-scan/scan-steps.ts'
import { PhotoField } from '#src/features/foot-photo/photo-field.tsx'
import { usePhotoInput } from '#src/features/foot-photo/use-photo-input.ts'
import { useDevice } from '../methods/device.ts'
import type { FootScan } from '../use-foot-scan.ts'
import { isTraced } from './measuring-actor.ts'
import { SheetOptionsFields, TraceOptionsFields } from './photo-option-fields.tsx'
import type { PhotoOptions } from './photo-options.ts'

export type PhotoPickerProps = {
  scan: FootScan
  photoOptions: PhotoOptions
  onPhotoOptionsChange: (photoOptions: PhotoOptions) => void
}

/** Takes a photo by camera, file choice, drop or paste, and measures it at once with the options above. */
export function PhotoPicker({ scan, photoOptions, onPhotoOptionsChange }: PhotoPickerProps) {
  const { t } = useLingui()
  const { isPhone } = useDevice()
  const { context } = scan.snapshot
  const isTrace = isTraced(scan)
  const { photo, hasMany, choose, drop } = usePhotoInput((file) => {
    const request = { photo: file, paper: photoOptions.paper, ...(isTrace && { stance: photoOptions.stance }) }
    scan.send({ type: 'photo.chosen', request })
  })
  // The photo method uses an existing photo, so it offers no camera.
  const takes = isPhone && getScanDraft(context).way !== 'photo'
  const PhotoFields = isTrace ? TraceOptionsFields : SheetOptionsFields
  return (
    <form
      className="photo-form give-photo"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <PhotoFields photoOptions={photoOptions} onPhotoOptionsChange={onPhotoOptionsChange} />
      <PhotoField
        label={<Label isTrace={isTrace} side={context.side} />}
        take={takes ? <Trans>Take the photo</Trans> : undefined}
        help={
          takes ? (
            <Trans>
              Measuring begins as soon as the photo is there. If the camera doesn’t open, open this page in Safari or
              Chrome.
            </Trans>
          ) : (
            <Trans>Choose a file, or drop one here. Measuring begins when it’s there.</Trans>
          )
        }
        given={photo}
        onChoose={choose}
        error={hasMany && t`Choose one photo at a time: you’re measuring one foot.`}
      />
    </form>
  )
}

function Label({ isTrace, side }: { isTrace: boolean; side: FootSide }) {
  if (isTrace && side === 'left') return <Trans>Photo of the sheet with the left foot</Trans>
  if (isTrace) return <Trans>Photo of the sheet with the right foot</Trans>
  if (side === 'left') return <Trans>Photo of the left foot from above</Trans>
  return <Trans>Photo of the right foot from above</Trans>
}
