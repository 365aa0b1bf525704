import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useRef } from 'react'
import { DetectedPhoto } from './detected-photo.tsx'
import { handleName } from './handle-words.ts'
import { getGripIndex, type Handle, isSet, outlineHandles, pointOfHandle, singleHandles } from './handles.ts'
import { LiveLength } from './live-length.tsx'
import { Loupe } from './loupe.tsx'
import { Ring } from './ring.tsx'
import type { Correction } from './use-correction.ts'
import { useLengths } from './use-lengths.ts'
import { useRenderedSize } from './use-rendered-size.ts'

type Props = { photo: string; correction: Correction }

/** The photo with its handles: each can be dragged, or moved by arrow keys. */
export function HandStage({ photo, correction }: Props) {
  const { t } = useTexts()
  const stage = useRef<HTMLDivElement>(null)
  const renderedSize = useRenderedSize(stage)
  const { size, view, places, active, isOutlined, isNear, actions } = correction
  const isOutline = getGripIndex(active) !== undefined
  const handles = isOutline ? outlineHandles(places) : singleHandles
  // Numbers are unique: the outline comes after the handles with their own numbers.
  const handleNumber = (k: number) => (isOutline ? `${singleHandles.length + 1}.${k + 1}` : `${k + 1}`)
  const [farLeft, farRight, nearLeft, nearRight] = places.corners
  return (
    // A tap outside the handles only hides the loupe.
    <div
      className="workbench-stage"
      onPointerDown={({ target }) => target instanceof HTMLImageElement && actions.onLeave()}
    >
      <DetectedPhoto
        ref={stage}
        photo={photo}
        alt={t`Your photo, to be corrected`}
        size={size}
        view={view}
        corners={[farLeft, farRight, nearRight, nearLeft]}
        outline={isOutlined ? places.outline : undefined}
      >
        {handles.map((handle, k) => (
          <HandleRing key={handle} handle={handle} number={handleNumber(k)} correction={correction} />
        ))}
        <LiveLength lengthMm={correction.followed.figures.lengthMm} />
        {isNear && (
          <Loupe photo={photo} size={size} view={view} at={pointOfHandle(active, places)} renderedSize={renderedSize} />
        )}
      </DetectedPhoto>
    </div>
  )
}

type RingProps = { handle: Handle; number: string; correction: Correction }

function HandleRing({ handle, number, correction }: RingProps) {
  const { i18n } = useLingui()
  const lengths = useLengths()
  const { size, view, places, hand, active, rested, actions } = correction
  return (
    <Ring
      name={handleName(i18n, handle)}
      mark={handle}
      number={number}
      at={pointOfHandle(handle, places)}
      size={size}
      view={view}
      said={lengths(rested)}
      isActive={handle === active}
      isGuess={!isSet(handle, hand)}
      onChoose={() => actions.onChoose(handle)}
      onGrab={() => actions.onGrab(handle)}
      onMove={(to) => actions.onMove(handle, to)}
      onStep={(direction, mm) => actions.onStep(handle, direction, mm)}
      onRelease={() => actions.onRelease(handle)}
      onPutBack={actions.onPutBack}
    />
  )
}
