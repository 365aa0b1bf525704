import { Trans } from '@lingui/react/macro'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { Notice } from '#src/ui/notice.tsx'

const { lowest, highest } = shoeSettings.madeLengthsMm
const shortest = (lowest / 10).toFixed(1)
const longest = (highest / 10).toFixed(1)

/**
 * The foot lengths we can make shoes for: shown with the first measurement, and as a warning if that is out of range.
 */
export function MadeLengths({ mm }: { mm: number | undefined }) {
  if (mm === undefined || (mm >= lowest && mm <= highest))
    return (
      <p className="quiet">
        <Trans>
          We can make shoes for feet from {shortest} cm to {longest} cm long.
        </Trans>
      </p>
    )
  return (
    <Notice tone="caution" isLive>
      <Trans>
        We can’t make shoes for this foot: it’s outside {shortest} cm to {longest} cm. You can measure it and keep the
        scan all the same.
      </Trans>
    </Notice>
  )
}
