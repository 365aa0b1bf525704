import { Trans, useLingui } from '@lingui/react/macro'
import { clearanceBands, clearanceLinesMm, placeOnRuler } from '#domain/clearance/clearance-scale.ts'
import { bandColours, lineColour, unknownColour } from './clearance-colours.ts'
import '#src/styles/pair.css'

const [long, tall] = [500, 18]

/** The legend of the clearance colours, as a ruler with a colour band and a line at each number. */
export function RoomRuler() {
  const { t } = useLingui()
  const bands = clearanceBands.slice(1, -1)
  const last = clearanceLinesMm.at(-1)
  const words = new Map([
    [0, t`tight`],
    [2, t`close`],
    [last, t`roomy`],
  ])
  return (
    <figure className="room-ruler">
      <figcaption>
        <Trans>Room around the foot, in mm</Trans>
      </figcaption>
      <svg viewBox={`0 0 ${long} ${tall}`} preserveAspectRatio="none" aria-hidden="true">
        {bands.map((band, index) => (
          <rect
            key={band}
            x={(index * long) / bands.length}
            width={long / bands.length}
            height={tall}
            fill={bandColours[band]}
            stroke={lineColour}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ol>
        {clearanceLinesMm.map((mm) => (
          <li key={mm} style={{ insetInlineStart: `${placeOnRuler(mm) * 100}%` }}>
            {mm}
            {words.has(mm) && <small>{words.get(mm)}</small>}
          </li>
        ))}
      </ol>
      <ul className="room-keys">
        <li>
          <i style={{ background: bandColours.through }} />
          <Trans>Foot larger than the shoe</Trans>
        </li>
        <li>
          <i style={{ background: unknownColour }} />
          <Trans>Not measured: under the foot and above the ankle</Trans>
        </li>
      </ul>
    </figure>
  )
}
