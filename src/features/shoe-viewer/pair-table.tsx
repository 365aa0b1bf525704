import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ShoeReport } from '#domain/shoe/shoe-request.ts'
import type { PairOfShoes } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { Table } from '#src/ui/table.tsx'
import { footSides } from './measures-texts.ts'

const rows = ['lengthMm', 'ballWidthMm', 'heelWidthMm', 'ballGirthMm', 'instepHeightMm'] as const

/** What was made, in words and numbers: all that the picture shows to those who do not see it. */
export function PairTable({ pair }: { pair: PairOfShoes }) {
  const { i18n } = useLingui()
  const tenth = { maximumFractionDigits: 1, minimumFractionDigits: 1 }
  const mm = (value: number) => `${i18n.number(value, tenth)} mm`
  const reports = footSides.map((side) => pair[side].report)
  const isEstimated = (name: (typeof rows)[number]) => reports.some(({ estimated }) => estimated.includes(name))
  return (
    <div className="pair-table">
      <Table caption={<Trans>What was made</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Last of the shoe</Trans>
            </th>
            <th scope="col" className="number">
              <Trans>Left, wanted</Trans>
            </th>
            <th scope="col" className="number">
              <Trans>Left, made</Trans>
            </th>
            <th scope="col" className="number">
              <Trans>Right, wanted</Trans>
            </th>
            <th scope="col" className="number">
              <Trans>Right, made</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((name) => (
            <tr key={name}>
              <th scope="row">
                {i18n._(figureWords[name])}
                {isEstimated(name) && (
                  <small>
                    {' '}
                    <Trans>estimated</Trans>
                  </small>
                )}
              </th>
              {reports.flatMap(({ side, last }) => [
                <td key={`${side} wanted`} className="number">
                  {mm(last[name].wanted)}
                </td>,
                <td key={`${side} made`} className="number">
                  {mm(last[name].made)}
                </td>,
              ])}
            </tr>
          ))}
        </tbody>
      </Table>
      <ul>
        {reports.map((report) => (
          <li key={report.side}>
            <Amounts report={report} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Amounts({ report: { side, volumeMm3, triangles } }: { report: ShoeReport }) {
  const { i18n } = useLingui()
  const volume = i18n.number(Math.round(volumeMm3 / 1_000))
  const count = i18n.number(triangles)
  return side === 'left' ? (
    <Trans>
      Left shoe: {volume} cm³ of material, drawn by {count} triangles
    </Trans>
  ) : (
    <Trans>
      Right shoe: {volume} cm³ of material, drawn by {count} triangles
    </Trans>
  )
}
