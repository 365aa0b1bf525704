import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { type ReactNode, useId, useMemo } from 'react'
import { type ClearanceMap, zoneAt } from '#domain/clearance/clearance-map.ts'
import { getSectionReach, type Reach } from '#domain/shoe/geometry/section.ts'
import type { Shoe } from '#domain/shoe/shoe-request.ts'
import { NumberTable } from '#src/ui/number-table.tsx'
import { CutDrawing } from './cut-drawing.tsx'
import { cutAt, cutPositions, frameMeshes, type RoomBeside, roomBeside } from './cut-view.ts'
import { zoneWords } from './shoe-words.ts'
import { Slider } from './slider.tsx'
import { TightNote } from './tight-note.tsx'
import { useMm } from './use-mm.ts'
import '#src/styles/pair.css'

type Props = { shoe: Shoe; map: ClearanceMap | undefined; placeMm: number; onCutChange: (mm: number) => void }

/** A cut closer than this to an end shows nothing of the foot. */
const endMm = 8

/** A cross-section of the shoe and the foot at any position, as a drawing and as numbers. */
export function CutPanel({ shoe, map, placeMm, onCutChange }: Props) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { mm, roomMm } = useMm()
  const numbers = useId()
  const { side, last } = shoe.report
  const positions = cutPositions(shoe)
  const cut = useMemo(() => cutAt(shoe, map, placeMm), [shoe, map, placeMm])
  const frame = useMemo(() => frameMeshes([shoe.shoe, map?.foot ?? shoe.foot]), [shoe, map])
  const zone = i18n._(zoneWords[zoneAt(positions, placeMm, 0)])
  const away = `${placeMm}\u00a0mm`
  const where = t`${zone}, ${away} from the heel`
  const [foot, inside] = [getSectionReach(cut.foot), getSectionReach(cut.inside)]
  const hasHeights = placeMm > 0.45 * positions.footLengthMm
  const row = (key: string, name: ReactNode, of: (reach: Reach) => number, isKnown = true) => {
    const [footMm, insideMm] = [foot, inside].map((reach) => (isKnown && reach ? of(reach) : undefined))
    const room = footMm === undefined || insideMm === undefined ? undefined : insideMm - footMm
    return {
      key,
      name: (
        <>
          {name} <TightNote rooms={[room]} />
        </>
      ),
      cells: {
        foot: footMm === undefined ? '–' : mm(footMm),
        room: room === undefined ? '–' : roomMm(room),
        inside: insideMm === undefined ? '–' : mm(insideMm),
      },
    }
  }
  return (
    <div className="cut-panel">
      <Slider
        label={<Trans>Where to cut</Trans>}
        text={where}
        ends={[<Trans key="heel">heel</Trans>, <Trans key="toes">toes</Trans>]}
        min={endMm}
        max={Math.floor(last.lengthMm.made - endMm)}
        step={1}
        value={placeMm}
        onChange={onCutChange}
      />
      <CutDrawing
        cut={cut}
        frame={frame}
        foot={foot}
        inside={inside}
        hasHeights={hasHeights}
        name={t`Cut across the shoe and the foot, ${where}`}
        numbers={numbers}
      />
      <ul className="cut-keys" aria-hidden="true">
        <li data-of="shoe">
          <Trans>Shoe</Trans>
        </li>
        <li data-of="foot">
          <Trans>Foot</Trans>
        </li>
        <li data-of="inside">
          <Trans>Inside the shoe</Trans>
        </li>
      </ul>
      <p className="room-note" id={numbers}>
        {foot && inside && <RoomHere room={roomBeside(foot, inside, side)} hasHeights={hasHeights} />}
      </p>
      <NumberTable
        caption={
          side === 'left' ? (
            <Trans>Cut through the left shoe, in mm</Trans>
          ) : (
            <Trans>Cut through the right shoe, in mm</Trans>
          )
        }
        names={<Trans>Measure</Trans>}
        columns={{ foot: <Trans>Foot</Trans>, room: <Trans>Room</Trans>, inside: <Trans>Inside the shoe</Trans> }}
        rows={[
          row('wide', <Trans>Width here</Trans>, ({ left, right }) => right - left),
          row('high', <Trans>Height here</Trans>, ({ high }) => high, hasHeights),
        ]}
      />
    </div>
  )
}

/** The clearances in the drawing as text. */
function RoomHere({ room, hasHeights }: { room: RoomBeside; hasHeights: boolean }) {
  const { spotText } = useMm()
  const [inner, outer, above] = [spotText(room.innerMm), spotText(room.outerMm), spotText(room.aboveMm)]
  return hasHeights ? (
    <Trans>
      Room here: inner side {inner}, outer side {outer}, above the foot {above}.
    </Trans>
  ) : (
    <Trans>
      Room here: inner side {inner}, outer side {outer}.
    </Trans>
  )
}
