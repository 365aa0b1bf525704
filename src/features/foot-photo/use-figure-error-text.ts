import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import { plausibleRanges } from '#domain/foot/plausible.ts'
import type { FigurePairError, TypedFigure, TypedFigureError } from '#domain/foot/typed-measures.ts'
import { typedText } from '#src/ui/length-text.ts'
import { figureWords } from './foot-words.ts'
import { useUnitName } from './use-unit-name.ts'

/** Our own assumption of an average foot, used for examples. */
export const commonFoot: Readonly<Record<TypedFigure, number>> = {
  lengthMm: 255,
  ballWidthMm: 100,
  heelWidthMm: 67,
  ballGirthMm: 245,
  instepHeightMm: 65,
}

/** Pairs of measurements that no foot has, with the usual mistake of each. */
const figurePairErrorTexts: Readonly<Record<FigurePairError, MessageDescriptor>> = {
  ball_width_off_length: msg`The ball width doesn’t go with the length. Measure straight from side to side, not around the foot, and check the length.`,
  heel_width_off_length: msg`The heel width doesn’t go with the length. Measure the heel from side to side where it’s widest, and check the length.`,
  ball_girth_off_length: msg`The ball girth doesn’t go with the length. Put the tape once around the foot at the ball, and check the length.`,
  ball_girth_off_ball_width: msg`The ball girth doesn’t go with the ball width. The girth is all the way around the foot, the width straight from side to side.`,
  instep_height_off_length: msg`The instep height doesn’t go with the length. Measure straight up from the floor to the top of the foot, halfway along it.`,
}

type Range = { readonly min: number; readonly max: number }

/**
 * Says what is wrong with a typed number and which range is right. For lengths, the shop may accept fewer than feet
 * have.
 */
export function useFigureErrorText(unit: LengthUnit, lengths: Range = plausibleRanges.lengthMm) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const shown = useUnitName()(unit)

  return (name: TypedFigure, error: TypedFigureError): string => {
    const figure = i18n._(figureWords[name])
    const range = name === 'lengthMm' ? lengths : plausibleRanges[name]
    const [min, max, example] = [range.min, range.max, commonFoot[name]].map((mm) => typedText(mm, unit))
    if (error === 'missing' || error === 'no_number')
      return t`${figure}: enter a number in ${shown}, such as ${example}.`
    if (error === 'out_of_range') return t`${figure}: enter ${min} to ${max} ${shown}.`
    return i18n._(figurePairErrorTexts[error])
  }
}
