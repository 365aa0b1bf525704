import { Trans } from '@lingui/react/macro'
import type { Figure } from '#domain/foot/foot-figures.ts'
import { lengthUnits } from '#domain/foot/length-unit.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { fixedText, lengthText } from '#src/ui/length-text.ts'

/** The foot length in the reader's unit, with its tolerance in millimetres. */
export function LengthFigure({ length: { value, tolerance } }: { length: Figure }) {
  const language = useLanguage()
  const [mm, off] = [fixedText(value, language), fixedText(tolerance, language)]
  if (lengthUnits[language] === 'mm')
    return (
      <p className="figure">
        <b>{mm}</b>{' '}
        <span>
          <Trans>± {off} mm, heel to longest toe</Trans>
        </span>
      </p>
    )
  return (
    <p className="figure">
      <b>{lengthText(value, language)}</b>{' '}
      <span>
        <Trans>
          {mm} ± {off} mm, heel to longest toe
        </Trans>
      </span>
    </p>
  )
}
