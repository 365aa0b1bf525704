import { Trans } from '@lingui/react/macro'
import { type Figure, type FigureName, figureUnits } from '#domain/foot/foot-figures.ts'
import { compareFigures } from '#domain/scan/compare-figures.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { fixedText } from '#src/ui/length-text.ts'

type Props = { name: FigureName; from: Figure | undefined; to: Figure | undefined }

/** The difference of a measurement between two scans; highlighted if it exceeds their tolerances. */
export function ChangeText({ name, from, to }: Props) {
  const language = useLanguage()
  if (!from || !to) return '–'
  const { by, isSure } = compareFigures(from, to)
  const text = `${changeSign(by)}${fixedText(Math.abs(by), language)}${figureUnits[name] === 'deg' ? '°' : ''}`
  if (!isSure) return <span className="quiet">{text}</span>
  return (
    <>
      <strong>{text}</strong>
      <span className="visually-hidden">
        {' '}
        <Trans>more than the tolerance</Trans>
      </span>
    </>
  )
}

/** A value that rounds to zero has no sign. */
function changeSign(by: number): string {
  if (Math.abs(by) < 0.05) return ''
  return by > 0 ? '+' : '−'
}
