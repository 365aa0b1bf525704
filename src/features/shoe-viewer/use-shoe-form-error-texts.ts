import { useLingui } from '@lingui/react/macro'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import { maxSoleTextLength, type SoleTextError } from '#domain/shoe/sole-text.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { useFigureErrorText } from '#src/features/foot-photo/use-figure-error-text.ts'

const { lowest: min, highest: max } = shoeSettings.madeLengthsMm

/** Says what is wrong with the typed values and what is valid. */
export function useShoeFormErrorTexts(unit: LengthUnit) {
  const { t } = useLingui()
  const figureErrorText = useFigureErrorText(unit, { min, max })

  function soleTextErrorText(error: SoleTextError): string {
    if (error === 'too_long') return t`Text under the sole: up to ${maxSoleTextLength} characters.`
    return t`Text under the sole: only letters A to Z, digits, space, - . and &.`
  }

  return { figureErrorText, soleTextErrorText }
}
