import { Trans, useLingui } from '@lingui/react/macro'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { draftOf } from '#machines/foot-scan/scan-steps.ts'
import { PhotoField } from '#src/features/foot-photo/photo-field.tsx'
import { useGivenPhoto } from '#src/features/foot-photo/use-given-photo.ts'
import type { FootScan } from '../use-foot-scan.ts'
import { useDevice } from '../ways/device.ts'
import type { PhotoTold } from './photo-told.ts'
import { SheetTold, TraceTold } from './told-fields.tsx'
import { isTraced } from './work-of.ts'

export type Giving = {
  scan: FootScan
  told: PhotoTold
  onTold: (told: PhotoTold) => void
}

/** Where a photo is taken, chosen, dropped or pasted: it is measured at once, by what is told above it. */
export function GivePhoto({ scan, told, onTold }: Giving) {
  const { t } = useLingui()
  const { isPhone } = useDevice()
  const { context } = scan.snapshot
  const isTrace = isTraced(scan)
  const { photo, hasMany, choose, drop } = useGivenPhoto((file) => {
    const wish = { photo: file, paper: told.paper, ...(isTrace && { stance: told.stance }) }
    scan.send({ type: 'photo.given', wish })
  })
  // A photo that is there already is chosen, and not taken.
  const takes = isPhone && draftOf(context).way !== 'photo'
  const Told = isTrace ? TraceTold : SheetTold
  return (
    <form
      className="photo-form give-photo"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Told told={told} onTold={onTold} />
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
