import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FigureName, type FootMeasures, type FootSide, figureUnits } from '#domain/foot/foot-figures.ts'
import { figureWords, methodWords } from '#src/features/foot-photo/foot-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { fixedText } from '#src/ui/length-text.ts'
import { NumberTable } from '#src/ui/number-table.tsx'

const names = Object.keys(figureUnits) as FigureName[]

type Props = {
  foot: FootMeasures
  /** Names the foot, because another one is shown next to it. */
  isNamed: boolean
}

/** Every measurement of a foot with its tolerance. Estimated ones say so and have no decimals. */
export function MeasuresTable({ foot: { figures, side }, isNamed }: Props) {
  const { i18n } = useLingui()
  const language = useLanguage()
  return (
    <div className="measures">
      <NumberTable
        caption={isNamed ? <Named side={side} /> : <Trans>All measurements</Trans>}
        names={<Trans>What</Trans>}
        columns={{ mm: 'mm', tolerance: <Trans>may be off by</Trans> }}
        rows={names.flatMap((name) => {
          const figure = figures[name]
          if (!figure) return []
          const isEstimated = figure.method === 'estimated'
          const sign = figureUnits[name] === 'deg' ? '°' : ''
          const text = (number: number) => fixedText(number, language, isEstimated ? 0 : 1) + sign
          const row = {
            key: name,
            name: (
              <>
                {i18n._(figureWords[name])}{' '}
                {isEstimated && <span className="estimated">{i18n._(methodWords.estimated)}</span>}
              </>
            ),
            cells: { mm: text(figure.value), tolerance: <span className="quiet">± {text(figure.tolerance)}</span> },
          }
          return [row]
        })}
      />
    </div>
  )
}

function Named({ side }: { side: FootSide }) {
  return side === 'left' ? <Trans>All measurements, left foot</Trans> : <Trans>All measurements, right foot</Trans>
}
