import { Trans } from '@lingui/react/macro'
import type { Hindrance } from '#domain/scan/judge-scan.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { lengthText } from '#src/ui/length-text.ts'
import { Notice } from '#src/ui/notice.tsx'

const { orderableFrom } = scanSettings

/** Why no shoes can be made by what was measured: said before it is used, which is not forbidden. */
export function Hindrances({ found }: { found: readonly Hindrance[] }) {
  if (found.length === 0) return null
  return (
    <Notice tone="caution" isNews>
      {found.map((one) => (
        <p key={one}>
          <Said hindrance={one} />
        </p>
      ))}
    </Notice>
  )
}

function Said({ hindrance }: { hindrance: Hindrance }) {
  const language = useLanguage()
  const { lowest, highest } = shoeSettings.madeLengthsMm
  const [least, most] = [lengthText(lowest, language), lengthText(highest, language)]
  if (hindrance === 'quality_low')
    return (
      <Trans>
        We can’t make shoes from a measurement with a quality below {orderableFrom}. Please measure this foot again. You
        can keep the numbers all the same.
      </Trans>
    )
  return (
    <Trans>
      We make shoes for feet from {least} to {most} long. You can keep this measurement, but we can’t make shoes from
      it.
    </Trans>
  )
}
