import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import type { FigureName } from '#domain/foot/foot-figures.ts'
import type { ScanRejection } from '#domain/scan/judge-scan.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'

/** Says why the server rejected a scan, with the foot and the measurements concerned. */
export function useScanRejectionText() {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const figureLabel = (figure: FigureName | undefined) => (figure ? i18n._(figureWords[figure]) : t`A measurement`)

  function rejectionReason({ reason, figure, against }: ScanRejection): string {
    const [name, other] = [figureLabel(figure), figureLabel(against)]
    switch (reason) {
      case 'figure_impossible':
        return t`${name}: no foot has a measurement like this.`
      case 'figures_disagree':
        return t`${name} and ${other} don’t go together on one foot.`
      case 'off_outline':
        return t`${name}: the outline of the foot says otherwise.`
      case 'not_of_its_way':
        return t`These numbers can’t come from this way of measuring.`
      case 'sides_exchanged':
        return t`This is the measurement of the other foot.`
      case 'feet_differ':
        return t`${name}: left and right are too far apart for the feet of one person.`
      case 'feet_differ_unasked':
        return t`${name}: left and right are far apart, and we haven’t asked whether that’s right.`
    }
  }

  return (rejection: ScanRejection): string => {
    const text = rejectionReason(rejection)
    if (rejection.side === undefined) return text
    return rejection.side === 'left' ? t`Left foot: ${text}` : t`Right foot: ${text}`
  }
}
