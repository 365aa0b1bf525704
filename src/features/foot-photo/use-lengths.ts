import { useLingui } from '@lingui/react/macro'
import type { Followed } from './follow-hand.ts'

/** What follows from the marks, as a sentence for those who listen. */
export function useLengths(): (followed: Followed) => string {
  const { t, i18n } = useLingui()
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return ({ figures: { lengthMm, ballWidthMm } }) => {
    if (lengthMm === undefined) return t`not measured yet`
    const length = number(lengthMm)
    if (ballWidthMm === undefined) return t`${length} mm long`
    const width = number(ballWidthMm)
    return t`${length} mm long, ${width} mm wide at the ball`
  }
}
