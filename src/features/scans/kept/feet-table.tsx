import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FigureName, figureUnits } from '#domain/foot/foot-figures.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { Table } from '#src/ui/table.tsx'
import { ChangeCell } from './change-cell.tsx'
import { FigureCell } from './figure-cell.tsx'
import { wayWords } from './scan-words.ts'

/** Every number of both feet, side by side. */
export function FeetTable({ left, right }: Pick<MeasuredScan, 'left' | 'right'>) {
  const { i18n } = useLingui()
  const sides = [left, right] as const
  const names = (Object.keys(figureUnits) as FigureName[]).filter((name) =>
    sides.some(({ foot }) => foot.figures[name] !== undefined),
  )
  return (
    <>
      <Table caption={<Trans>Measurements in mm, with their tolerance</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">
                <Trans>Measurement</Trans>
              </span>
            </th>
            <th scope="col" className="number">
              <Trans>Left</Trans>
            </th>
            <th scope="col" className="number">
              <Trans>Right</Trans>
            </th>
            <th scope="col" className="number">
              <Trans>Difference</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{i18n._(figureWords[name])}</th>
              <FigureCell name={name} figure={left.foot.figures[name]} />
              <FigureCell name={name} figure={right.foot.figures[name]} />
              <ChangeCell name={name} from={left.foot.figures[name]} to={right.foot.figures[name]} />
            </tr>
          ))}
          <tr>
            <th scope="row">
              <Trans>How it was measured</Trans>
            </th>
            {sides.map(({ foot, way }) => (
              <td key={foot.side} className="number in-words">
                {i18n._(wayWords[way])}
              </td>
            ))}
            <td />
          </tr>
          <tr>
            <th scope="row">
              <Trans>Quality, of 100</Trans>
            </th>
            {sides.map(({ foot }) => (
              <td key={foot.side} className="number">
                {i18n.number(foot.quality.score)}
              </td>
            ))}
            <td />
          </tr>
        </tbody>
      </Table>
      <p className="quiet small">
        <Trans>
          Numbers without a mark were measured. A difference in bold is larger than the tolerance of both numbers.
        </Trans>
      </p>
    </>
  )
}
