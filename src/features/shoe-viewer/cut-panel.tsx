import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type ClearanceMap, zoneAt } from '#domain/clearance/clearance-map.ts'
import type { Shoe } from '#domain/shoe/shoe-request.ts'
import { Table } from '#src/ui/table.tsx'
import { CutDrawing } from './cut-drawing.tsx'
import { cutAt, frameOf, placesOf, sizesOf } from './cut-view.ts'
import { zoneWords } from './shoe-words.ts'
import { Slider } from './slider.tsx'
import { useMm } from './use-mm.ts'

type Props = { shoe: Shoe; map: ClearanceMap | undefined; placeMm: number; onPlace: (mm: number) => void }

/** Nearer to its ends than this a cut shows nothing of a foot. */
const endMm = 8

/** The shoe and the foot cut across at any place, as a drawing and as numbers. */
export function CutPanel({ shoe, map, placeMm, onPlace }: Props) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { mm, roomMm } = useMm()
  const { side, last } = shoe.report
  const places = placesOf(shoe)
  const cut = useMemo(() => cutAt(shoe, map, placeMm), [shoe, map, placeMm])
  const frame = useMemo(() => frameOf(shoe.shoe), [shoe])
  const zone = i18n._(zoneWords[zoneAt(places, placeMm, 0)])
  const away = `${placeMm} mm`
  const where = t`${zone}, ${away} from the heel`
  const [foot, inside] = [sizesOf(cut.foot), sizesOf(cut.inside)]
  const isUnderInstep = placeMm > 0.45 * places.footLengthMm
  const lines = [
    { name: <Trans>Width here</Trans>, key: 'wideMm', isKnown: true },
    { name: <Trans>Height here</Trans>, key: 'highMm', isKnown: isUnderInstep },
  ] as const
  return (
    <div className="cut-panel">
      <Slider
        label={<Trans>Where to cut</Trans>}
        text={where}
        ends={[<Trans key="heel">heel</Trans>, <Trans key="toes">toes</Trans>]}
        least={endMm}
        most={Math.floor(last.lengthMm.made - endMm)}
        step={1}
        value={placeMm}
        onChange={onPlace}
      />
      <CutDrawing cut={cut} frame={frame} name={t`Cut across the shoe and the foot, ${where}`} />
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
      <Table
        caption={
          side === 'left' ? (
            <Trans>Cut through the left shoe, in mm</Trans>
          ) : (
            <Trans>Cut through the right shoe, in mm</Trans>
          )
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
              <Trans>Inside the shoe</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, key, isKnown }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="number">{isKnown && foot ? mm(foot[key]) : '–'}</td>
              <td className="number">{isKnown && foot && inside ? roomMm(inside[key] - foot[key]) : '–'}</td>
              <td className="number">{isKnown && inside ? mm(inside[key]) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
