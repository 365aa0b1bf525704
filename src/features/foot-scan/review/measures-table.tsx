import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import {
  type Figure,
  type FigureName,
  type FootMeasures,
  type FootSide,
  figureUnits,
} from '#domain/foot/foot-figures.ts'
import { figureWords, methodWords } from '#src/features/foot-photo/foot-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { fixedText } from '#src/ui/length-text.ts'
import { Table } from '#src/ui/table.tsx'

const names = Object.keys(figureUnits) as FigureName[]

type Props = {
  foot: FootMeasures
  /** Beside another foot it says which one it is. */
  isNamed: boolean
}

/** Every number of a foot with what it may be off by; what was not measured says so, and has no tenths. */
export function MeasuresTable({ foot: { figures, side }, isNamed }: Props) {
  const known = names.flatMap((name) => {
    const figure = figures[name]
    return figure ? [{ name, figure }] : []
  })
  return (
    <div className="measures">
      <Table caption={isNamed ? <Named side={side} /> : <Trans>All measurements</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>What</Trans>
            </th>
            <th scope="col" className="number">
              mm
            </th>
            <th scope="col" className="number">
              <Trans>may be off by</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {known.map(({ name, figure }) => (
            <Row key={name} name={name} figure={figure} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Named({ side }: { side: FootSide }) {
  return side === 'left' ? <Trans>All measurements, left foot</Trans> : <Trans>All measurements, right foot</Trans>
}

function Row({ name, figure: { value, tolerance, method } }: { name: FigureName; figure: Figure }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const isEstimated = method === 'estimated'
  const sign = figureUnits[name] === 'deg' ? '°' : ''
  const text = (number: number) => fixedText(number, language, isEstimated ? 0 : 1) + sign
  return (
    <tr data-method={method}>
      <th scope="row">
        {i18n._(figureWords[name])} {isEstimated && <span className="estimated">{i18n._(methodWords.estimated)}</span>}
      </th>
      <td className="number">{text(value)}</td>
      <td className="number quiet">± {text(tolerance)}</td>
    </tr>
  )
}
