import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useRef } from 'react'
import { DetectedPhoto } from '#src/features/foot-photo/detected-photo.tsx'
import { LiveLength } from '#src/features/foot-photo/live-length.tsx'
import { Loupe } from '#src/features/foot-photo/loupe.tsx'
import { Ring } from '#src/features/foot-photo/ring.tsx'
import { useRenderedSize } from '#src/features/foot-photo/use-rendered-size.ts'
import { markName } from './mark-words.ts'
import type { TraceMarking } from './use-trace-marks.ts'

/** The photo with its rings: each can be dragged, or moved by arrow keys. */
export function TraceStage({ photo, marking }: { photo: string; marking: TraceMarking }) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const stage = useRef<HTMLDivElement>(null)
  const renderedSize = useRenderedSize(stage)
  const { known, view, places, active, handles, isLine, isNear, pointOfHandle } = marking
  const [farLeft, farRight, nearLeft, nearRight] = places.corners
  const isLineShown = isLine || !marking.isGuess('outline-0')
  return (
    // A tap outside the rings only hides the loupe.
    <div
      className="workbench-stage"
      onPointerDown={({ target }) => target instanceof HTMLImageElement && marking.onLeave()}
    >
      <DetectedPhoto
        ref={stage}
        photo={photo}
        alt={t`Your photo, to be corrected`}
        size={known}
        view={view}
        corners={[farLeft, farRight, nearRight, nearLeft]}
        outline={isLineShown && !known.isPair ? places.outline : undefined}
      >
        {handles.map((handle, k) => (
          <Ring
            key={handle}
            name={markName(i18n, handle)}
            mark={handle}
            // Numbers are unique: the line comes after the rings with their own numbers.
            number={isLine ? `${marking.singles.length + 1}.${k + 1}` : `${k + 1}`}
            at={pointOfHandle(handle)}
            size={known}
            view={view}
            isActive={handle === active}
            isGuess={marking.isGuess(handle)}
            onChoose={() => marking.onChoose(handle)}
            onMove={(to) => marking.onMove(handle, to)}
            onStep={(direction, mm) => marking.onStep(handle, direction, mm)}
            onPutBack={marking.onPutBack}
          />
        ))}
        <LiveLength lengthMm={marking.followed.figures.lengthMm} />
        {isNear && (
          <Loupe photo={photo} size={known} view={view} at={pointOfHandle(active)} renderedSize={renderedSize} />
        )}
      </DetectedPhoto>
    </div>
  )
}
