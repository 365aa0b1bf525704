import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import { plausibleRanges } from '#domain/foot/plausible.ts'
import type { TypedFault } from '#domain/foot/typed-measures.ts'
import { type SoleTextFault, soleTextMost } from '#domain/shoe/sole-text.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { type AskedFigure, firstMeasures, typedText } from './measures-texts.ts'

/** What is wrong with what was typed, and what would be right. */
export function useFaultText(unit: LengthUnit) {
  const { i18n } = useLingui()
  const { t } = useTexts()

  function figureFault(name: AskedFigure, fault: TypedFault): string {
    const figure = i18n._(figureWords[name])
    const { lowest, highest } = shoeSettings.madeLengthsMm
    const range = name === 'lengthMm' ? { least: lowest, most: highest } : plausibleRanges[name]
    const [least, most, example] = [range.least, range.most, firstMeasures.left[name]].map((mm) => typedText(mm, unit))
    if (fault === 'missing') return t`${figure}: enter a number in ${unit}, such as ${example}.`
    if (fault === 'no_number') return t`${figure}: enter a number in ${unit}, such as ${example}.`
    if (fault === 'out_of_range') return t`${figure}: enter ${least} to ${most} ${unit}.`
    return t`${figure}: this doesn’t fit the length. Please measure again.`
  }

  function soleTextFault(fault: SoleTextFault): string {
    if (fault === 'too_long') return t`Text under the sole: up to ${soleTextMost} characters.`
    return t`Text under the sole: only letters A to Z, digits, space, - . and &.`
  }

  return { figureFault, soleTextFault }
}
