import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#src/i18n/use-language.ts'
import { exactLengthText } from '#src/ui/length-text.ts'
import type { CheckedHandMarks } from './follow-hand.ts'

/** The measurements of the marks as a sentence for screen readers. */
export function useLengths(): (followed: Pick<CheckedHandMarks, 'figures'>) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ figures: { lengthMm, ballWidthMm } }) => {
    if (lengthMm === undefined) return t`not measured yet`
    const length = exactLengthText(lengthMm, language)
    if (ballWidthMm === undefined) return t`${length} long`
    const width = exactLengthText(ballWidthMm, language)
    return t`${length} long, ${width} wide at the ball`
  }
}
