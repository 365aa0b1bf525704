import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type ClearanceMap, toCallouts } from '#domain/clearance/clearance-map.ts'
import { getRoomForFeel, type RoomFigure } from '#domain/fit/room.ts'
import { roomIfOff } from '#domain/fit/room-table.ts'
import { getWearZone } from '#domain/fit/wear.ts'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import type { ShoeReport } from '#domain/shoe/shoe-request.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { mmText } from '#src/ui/length-text.ts'
import { NumberTable } from '#src/ui/number-table.tsx'
import { zoneWords } from './shoe-words.ts'
import { TightNote } from './tight-note.tsx'
import { isLessThanNone, useMm } from './use-mm.ts'
import '#src/styles/pair.css'

type Props = { report: ShoeReport; found: FootMeasures; share: number; map: ClearanceMap | undefined }

const rows: readonly RoomFigure[] = ['lengthMm', 'ballWidthMm', 'ballGirthMm', 'instepHeightMm', 'heelWidthMm']

/** The clearance in each zone in words and numbers, as the picture shows it, for the foot size set by the slider. */
export function RoomPanel({ report, found, share, map }: Props) {
  const { i18n } = useLingui()
  const { mm, roomMm } = useMm()
  const { side, last, feel, adjustments, estimated } = report
  const given = getRoomForFeel(feel, adjustments)
  const room = { ...given, ...roomIfOff(found, given, share) }
  return (
    <div className="room-panel">
      <p role="status">{map && <Extremes map={map} />}</p>
      <NumberTable
        caption={
          side === 'left' ? <Trans>Room in the left shoe, in mm</Trans> : <Trans>Room in the right shoe, in mm</Trans>
        }
        names={<Trans>Measure</Trans>}
        columns={{
          foot: <Trans>Foot</Trans>,
          room: <Trans>Room</Trans>,
          tightest: <Trans>Tightest spot</Trans>,
          roomiest: <Trans>Roomiest spot</Trans>,
        }}
        rows={rows.map((name) => {
          const near = map?.spots[getWearZone(name)]
          // No decimals for estimated values, which are not that precise.
          const digits = estimated.includes(name) ? 0 : 1
          return {
            key: name,
            name: (
              <>
                {i18n._(figureWords[name])} <small>±&nbsp;{mm(found.figures[name]?.tolerance ?? 0, digits)}</small>{' '}
                <TightNote rooms={[room[name], near?.tightest.mm]} />
              </>
            ),
            cells: {
              foot: mm(last[name].wanted - room[name], digits),
              room: roomMm(room[name], digits),
              tightest: near && mm(near.tightest.mm),
              roomiest: near && mm(near.roomiest.mm),
            },
          }
        })}
      />
      <p className="room-note">
        <Trans>
          Where the upper is open, we measure to the shape the shoe is built around. The back of the heel touches the
          shoe, and so does the wall between the toes.
        </Trans>
      </p>
    </div>
  )
}

/** The tightest and the roomiest spot of a foot. */
function Extremes({ map }: { map: ClearanceMap }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const [tightest, roomiest] = toCallouts(map)
  if (!tightest || !roomiest) return null
  const [min, max] = [mmText(Math.abs(tightest.mm), language), mmText(roomiest.mm, language)]
  const [where, elsewhere] = [i18n._(zoneWords[tightest.zone]), i18n._(zoneWords[roomiest.zone])]
  return isLessThanNone(tightest.mm) ? (
    <Trans>
      Could be tight by {min}, {where}. Roomiest: {max}, {elsewhere}.
    </Trans>
  ) : (
    <Trans>
      Tightest: {min}, {where}. Roomiest: {max}, {elsewhere}.
    </Trans>
  )
}
