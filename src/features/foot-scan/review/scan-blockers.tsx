import { Trans } from '@lingui/react/macro'
import type { ScanBlocker } from '#domain/scan/judge-scan.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { lengthText } from '#src/ui/length-text.ts'
import { Notice } from '#src/ui/notice.tsx'

const { orderableFrom } = scanSettings

/** Why no shoes can be made from this measurement: shown before it is accepted, which is still allowed. */
export function ScanBlockers({ found }: { found: readonly ScanBlocker[] }) {
  if (found.length === 0) return null
  return (
    <Notice tone="caution" isLive>
      {found.map((one) => (
        <p key={one}>
          <Said blocker={one} />
        </p>
      ))}
    </Notice>
  )
}

function Said({ blocker }: { blocker: ScanBlocker }) {
  const language = useLanguage()
  const { lowest, highest } = shoeSettings.madeLengthsMm
  const [min, max] = [lengthText(lowest, language), lengthText(highest, language)]
  if (blocker === 'quality_low')
    return (
      <Trans>
        We can’t make shoes from a measurement with a quality below {orderableFrom}. Please measure this foot again. You
        can keep the numbers all the same.
      </Trans>
    )
  return (
    <Trans>
      We make shoes for feet from {min} to {max} long. You can keep this measurement, but we can’t make shoes from it.
    </Trans>
  )
}
