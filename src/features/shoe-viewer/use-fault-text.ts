import { useLingui } from '@lingui/react/macro'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import { type SoleTextFault, soleTextMost } from '#domain/shoe/sole-text.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { useFigureFault } from '#src/features/foot-photo/use-figure-fault.ts'

const { lowest: least, highest: most } = shoeSettings.madeLengthsMm

/** What is wrong with what was typed, and what would be right. */
export function useFaultText(unit: LengthUnit) {
  const { t } = useLingui()
  const figureFault = useFigureFault(unit, { least, most })

  function soleTextFault(fault: SoleTextFault): string {
    if (fault === 'too_long') return t`Text under the sole: up to ${soleTextMost} characters.`
    return t`Text under the sole: only letters A to Z, digits, space, - . and &.`
  }

  return { figureFault, soleTextFault }
}
