import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'
import type { ClearanceMap } from '#domain/clearance/clearance-map.ts'
import { type FlatMap, type FlatView, flatMaps } from '#domain/clearance/flat-map.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { Button } from '#src/ui/button.tsx'
import { DownloadIcon } from '#src/ui/icons/download.tsx'
import { bandColours, haloColour, lineColour, unknownColour } from './clearance-colours.ts'
import { type LaidView, layOutViews } from './lay-out-views.ts'
import { saveDrawing } from './save-picture.ts'
import { sectionToSvgPath } from './section-path.ts'
import { useSpotWords } from './use-spot-words.ts'
import '#src/styles/pair.css'

type Props = { map: ClearanceMap; side: FootSide }

/** The clearance around a foot without 3D: from above and from both sides, with the colours and numbers of the map. */
export function RoomDrawing({ map, side }: Props) {
  const { t } = useLingui()
  const drawing = useRef<SVGSVGElement>(null)
  const getSpotWords = useSpotWords()
  const maps = useMemo(() => flatMaps(map, side === 'left'), [map, side])
  const { wide, tall, views } = layOutViews(maps, getSpotWords)
  const isLeft = side === 'left'
  const names: Readonly<Record<FlatView, string>> = {
    above: isLeft ? t`Left foot from above` : t`Right foot from above`,
    inner: t`From the inner side`,
    outer: t`From the outer side`,
  }
  return (
    <div className="room-drawing">
      <svg
        ref={drawing}
        viewBox={`0 0 ${wide} ${tall}`}
        role="img"
        aria-label={
          isLeft
            ? t`The room around the left foot, drawn from above and from both sides`
            : t`The room around the right foot, drawn from above and from both sides`
        }
      >
        {views.map((view) => (
          <View key={view.map.view} view={view} name={names[view.map.view]} middle={wide / 2} />
        ))}
      </svg>
      <Button look="quiet" onClick={() => drawing.current && void saveDrawing(drawing.current)}>
        <DownloadIcon />
        <Trans>Save the picture</Trans>
      </Button>
    </div>
  )
}

function View({ view, name, middle }: { view: LaidView; name: string; middle: number }) {
  const { map, frame, left, top, nameAt, rowsAt, labels } = view
  const { left: from, right, low, high } = frame
  return (
    <g>
      <text x={middle} y={nameAt} dy="0.35em" textAnchor="middle" fill="currentColor" fontSize="10">
        {name}
      </text>
      <svg
        x={left}
        y={top}
        width={right - from}
        height={high - low}
        aria-hidden="true"
        viewBox={`${from} ${-high} ${right - from} ${high - low}`}
      >
        <Colours map={map} />
      </svg>
      {labels.map(({ text, note, x, spot, isAbove }) => {
        const row = rowsAt[isAbove ? 0 : 1] + (isAbove ? 0 : 3)
        const line = `M${x} ${isAbove ? row + 24 : row + 1}L${spot.x} ${top + spot.y}`
        return (
          <g key={note}>
            <path d={line} stroke={haloColour} strokeWidth="2.6" />
            <path d={line} stroke={lineColour} strokeWidth="0.9" />
            <circle cx={spot.x} cy={top + spot.y} r="3" fill={lineColour} stroke={haloColour} />
            <text x={x} y={row + 11} textAnchor="middle" fill="currentColor" fontSize="10.5" fontWeight="600">
              {text}
            </text>
            <text x={x} y={row + 21} textAnchor="middle" fill="currentColor" fontSize="9">
              {note}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** Colour bands separated by lines, as on the 3D foot; the line at zero is twice as wide. */
function Colours({ map: { foot, bands, inside } }: { map: FlatMap }) {
  return (
    <>
      <path d={sectionToSvgPath(foot)} fill={unknownColour} stroke={lineColour} strokeWidth="0.8" />
      {bands.map(({ band, lines }, index) => (
        <path
          key={band}
          d={sectionToSvgPath(lines)}
          fill={bandColours[band]}
          stroke={lineColour}
          strokeWidth={index === 1 ? 1 : 0.5}
          fillRule="evenodd"
        />
      ))}
      <g fill="none" strokeDasharray="3 2">
        <path d={sectionToSvgPath(inside)} stroke={haloColour} strokeWidth="2.2" />
        <path d={sectionToSvgPath(inside)} stroke={lineColour} strokeWidth="0.9" />
      </g>
    </>
  )
}
