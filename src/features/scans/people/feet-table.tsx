import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FigureName, figureUnits } from '#domain/foot/foot-figures.ts'
import type { MeasuredScan, ScannedFoot } from '#domain/scan/scan.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { NumberTable } from '#src/ui/number-table.tsx'
import { ChangeText } from './change-text.tsx'
import { FigureText } from './figure-text.tsx'
import { methodLabels } from './scan-words.ts'

/** All measurements of both feet, side by side. */
export function FeetTable({ left, right }: Pick<MeasuredScan, 'left' | 'right'>) {
  const { i18n } = useLingui()
  const names = (Object.keys(figureUnits) as FigureName[]).filter((name) =>
    [left, right].some(({ foot }) => foot.figures[name] !== undefined),
  )
  const method = (scanned: ScannedFoot) => <span className="in-words">{i18n._(methodLabels[scanned.way])}</span>
  return (
    <>
      <NumberTable
        caption={<Trans>Measurements in mm, with their tolerance</Trans>}
        names={
          <span className="visually-hidden">
            <Trans>Measurement</Trans>
          </span>
        }
        columns={{ left: <Trans>Left</Trans>, right: <Trans>Right</Trans>, difference: <Trans>Difference</Trans> }}
        rows={[
          ...names.map((name) => {
            const [one, other] = [left.foot.figures[name], right.foot.figures[name]]
            return {
              key: name,
              name: i18n._(figureWords[name]),
              cells: {
                left: <FigureText name={name} figure={one} />,
                right: <FigureText name={name} figure={other} />,
                difference: <ChangeText name={name} from={one} to={other} />,
              },
            }
          }),
          {
            key: 'way',
            name: <Trans>How it was measured</Trans>,
            cells: { left: method(left), right: method(right) },
          },
          {
            key: 'quality',
            name: <Trans>Quality, of 100</Trans>,
            cells: { left: i18n.number(left.foot.quality.score), right: i18n.number(right.foot.quality.score) },
          },
        ]}
      />
      <p className="quiet small">
        <Trans>
          Numbers without a mark were measured. A difference in bold is larger than the tolerance of both numbers.
        </Trans>
      </p>
    </>
  )
}
