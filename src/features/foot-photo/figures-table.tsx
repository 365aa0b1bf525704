import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FigureName, type FootMeasures, figureUnits } from '#domain/foot/foot-figures.ts'
import { lengthUnits } from '#domain/foot/length-unit.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { fixedText, lengthText } from '#src/ui/length-text.ts'
import { Table } from '#src/ui/table.tsx'
import { figureWords, methodWords } from './foot-words.ts'

/** Every measurement of a foot with its tolerance and its method. */
export function FiguresTable({ foot }: { foot: FootMeasures }) {
  const { i18n } = useLingui()
  const language = useLanguage()
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
          const isLength = figureUnits[name] === 'mm'
          return (
            <tr key={name}>
              <th scope="row">{i18n._(figureWords[name])}</th>
              <td className="number">
                {isLength && lengthUnits[language] === 'cm' && <b className="in-cm">{lengthText(value, language)}</b>}
                {fixedText(value, language)} ± {fixedText(tolerance, language)}
                {isLength ? ' mm' : '°'}
              </td>
              <td>{i18n._(methodWords[method])}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
