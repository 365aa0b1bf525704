import { Trans, useLingui } from '@lingui/react/macro'
import { settings } from '#domain/settings.ts'
import { PlotFrame } from '#src/ui/plot-frame.tsx'
import { Price } from '#src/ui/price.tsx'
import { Table } from '#src/ui/table.tsx'
import { Group, Part } from './group.tsx'

/** Clearance around the foot in millimetres, by the percentage of its length. */
const room = {
  left: [
    [0, 6.5],
    [25, 3.5],
    [50, 2.5],
    [75, 4],
    [100, 9],
  ],
  right: [
    [0, 6],
    [25, 4],
    [50, 3.5],
    [75, 3],
    [100, 8],
  ],
} as const

export function Numbers() {
  const { t } = useLingui()
  return (
    <Group id="numbers" name={<Trans>Numbers</Trans>}>
      <Part
        name={<Trans>Price</Trans>}
        note={<Trans>Written the way the reader’s language writes prices. Yen have no decimals.</Trans>}
      >
        <div className="parts-row">
          <Price minor={settings.prices.GB.pair} currency="GBP" tax={<Trans>VAT included</Trans>} />
          <Price minor={settings.prices.JP.pair} currency="JPY" tax={<Trans>tax included</Trans>} />
          <Price minor={1250} currency="EUR" />
        </div>
      </Part>
      <Part name={<Trans>Table</Trans>} note={<Trans>On a narrow screen it moves inside its own frame.</Trans>}>
        <Table caption={<Trans>Measurements of both feet, in millimetres</Trans>}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Measurement</Trans>
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
              <th scope="col">
                <Trans>How it was measured</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <Trans>Length</Trans>
              </th>
              <td className="number">248.5</td>
              <td className="number">250.0</td>
              <td className="number">1.5</td>
              <td>
                <Trans>from the heel to the longest toe</Trans>
              </td>
            </tr>
            <tr>
              <th scope="row">
                <Trans>Width</Trans>
              </th>
              <td className="number">97.0</td>
              <td className="number">98.5</td>
              <td className="number">1.5</td>
              <td>
                <Trans>at the ball of the foot</Trans>
              </td>
            </tr>
          </tbody>
        </Table>
      </Part>
      <Part
        name={<Trans>Plot</Trans>}
        note={<Trans>Left is a solid line, right a dashed one. The same measurements are in a table.</Trans>}
      >
        <PlotFrame
          caption={<Trans>Room around the foot along its length</Trans>}
          tableName={<Trans>Read as a table</Trans>}
          x={{ name: t`Length of the foot, %`, ticks: [0, 25, 50, 75, 100] }}
          y={{ name: t`Room, mm`, ticks: [0, 2, 4, 6, 8, 10] }}
          lines={[
            { side: 'left', name: t`Left`, points: room.left },
            { side: 'right', name: t`Right`, points: room.right },
          ]}
        />
      </Part>
    </Group>
  )
}
