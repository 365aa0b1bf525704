import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type ClearanceMap, calloutsOf } from '#domain/clearance/clearance-map.ts'
import { type RoomFigure, roomOf } from '#domain/fit/room.ts'
import { roomIfOff } from '#domain/fit/room-table.ts'
import { zoneOf } from '#domain/fit/wear.ts'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import type { ShoeReport } from '#domain/shoe/shoe-request.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { Table } from '#src/ui/table.tsx'
import { zoneWords } from './shoe-words.ts'
import { useMm } from './use-mm.ts'

type Props = { report: ShoeReport; found: FootMeasures; share: number; map: ClearanceMap | undefined }

const rows: readonly RoomFigure[] = ['lengthMm', 'ballWidthMm', 'ballGirthMm', 'instepHeightMm', 'heelWidthMm']

/** The room at each place in words and numbers, as the picture shows it, for the foot that was chosen with the slider. */
export function RoomPanel({ report, found, share, map }: Props) {
  const { i18n } = useLingui()
  const { mm, roomMm } = useMm()
  const { side, last, feel, adjustments, estimated } = report
  const given = roomOf(feel, adjustments)
  const room = { ...given, ...roomIfOff(found, given, share) }
  const spots = (name: RoomFigure) => map?.spots[zoneOf(name)]
  const [tightest, roomiest] = map ? calloutsOf(map) : []
  const [least, most] = [tightest, roomiest].map((spot) => `${mm(spot?.mm ?? 0)} mm`)
  const [where, elsewhere] = [tightest, roomiest].map((spot) => spot && i18n._(zoneWords[spot.zone]))
  return (
    <div className="room-panel">
      <p role="status">
        {where && elsewhere && (
          <Trans>
            Tightest: {least}, {where}. Roomiest: {most}, {elsewhere}.
          </Trans>
        )}
      </p>
      <Table
        caption={
          side === 'left' ? <Trans>Room in the left shoe, in mm</Trans> : <Trans>Room in the right shoe, in mm</Trans>
        }
      >
        <thead>
          <tr>
            <th scope="col">
              <Trans>Measure</Trans>
            </th>
            <th scope="col" className="number">
              <Trans>Foot</Trans>
            </th>
            <th scope="col" className="number">
              <Trans>Room</Trans>
            </th>
            <th scope="col" className="number">
              <Trans>Tightest spot</Trans>
            </th>
            <th scope="col" className="number">
              <Trans>Roomiest spot</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((name) => {
            const near = spots(name)
            // What was worked out is not known to a tenth.
            const digits = estimated.includes(name) ? 0 : 1
            return (
              <tr key={name}>
                <th scope="row">
                  {i18n._(figureWords[name])} <small>±&nbsp;{mm(found.figures[name]?.tolerance ?? 0, digits)}</small>
                </th>
                <td className="number">{mm(last[name].wanted - room[name], digits)}</td>
                <td className="number">{roomMm(room[name], digits)}</td>
                <td className="number">{near && mm(near.tightest.mm)}</td>
                <td className="number">{near && mm(near.roomiest.mm)}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      <p className="room-note">
        <Trans>
          Where the upper is open, we measure to the shape the shoe is built around. The back of the heel touches the
          shoe, and so does the wall between the toes.
        </Trans>
      </p>
    </div>
  )
}
