import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FigureName, type FootMeasures, figureUnits } from '#domain/foot/foot-figures.ts'
import { Table } from '#src/ui/table.tsx'
import { figureWords, methodWords } from './foot-words.ts'

/** Every number of a foot with its tolerance, and how it was found. */
export function FiguresTable({ foot }: { foot: FootMeasures }) {
  const { i18n } = useLingui()
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const names = Object.keys(figureUnits) as FigureName[]
  const known = names.flatMap((name) => (foot.figures[name] ? [{ name, ...foot.figures[name] }] : []))
  return (
    <Table caption={foot.side === 'left' ? <Trans>Left foot</Trans> : <Trans>Right foot</Trans>}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Measurement</Trans>
          </th>
          <th scope="col" className="number">
            <Trans>Value and tolerance</Trans>
          </th>
          <th scope="col">
            <Trans>How we got it</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {known.map(({ name, value, tolerance, method }) => {
          const unit = figureUnits[name] === 'mm' ? ' mm' : '°'
          return (
            <tr key={name}>
              <th scope="row">{i18n._(figureWords[name])}</th>
              <td className="number">
                {number(value)} ± {number(tolerance)}
                {unit}
              </td>
              <td>{i18n._(methodWords[method])}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
