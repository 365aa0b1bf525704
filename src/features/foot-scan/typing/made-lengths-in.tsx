import { Trans } from '@lingui/react/macro'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { useUnitName } from '#src/features/foot-photo/use-unit-name.ts'
import { typedText } from '#src/ui/length-text.ts'

const { lowest, highest } = shoeSettings.madeLengthsMm

/** The foot lengths we can make shoes for, in the reader's unit, shown before the number is typed. */
export function MadeLengthsIn({ unit }: { unit: LengthUnit }) {
  const name = useUnitName()(unit)
  const [min, max] = [lowest, highest].map((mm) => `${typedText(mm, unit)}\u00a0${name}`)
  return (
    <Trans>
      From the wall to the tip of the longest toe. We can’t make shoes for feet below {min} or above {max}.
    </Trans>
  )
}
