import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useRef } from 'react'
import { LiveLength } from '#src/features/foot-photo/live-length.tsx'
import { Loupe } from '#src/features/foot-photo/loupe.tsx'
import { Ring } from '#src/features/foot-photo/ring.tsx'
import { SeenPhoto } from '#src/features/foot-photo/seen-photo.tsx'
import { useShownSize } from '#src/features/foot-photo/use-shown-size.ts'
import { nameOfMark } from './mark-words.ts'
import type { TraceMarking } from './use-trace-marks.ts'

/** The photo with its rings: each can be dragged, and moved by the arrows. */
export function TraceStage({ photo, marking }: { photo: string; marking: TraceMarking }) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const stage = useRef<HTMLDivElement>(null)
  const shown = useShownSize(stage)
  const { known, view, places, active, handles, isLine, isNear, placeOf } = marking
  const [farLeft, farRight, nearLeft, nearRight] = places.corners
  const isLineShown = isLine || !marking.isGuess('outline-0')
  return (
    // A tap beside the rings only puts the loupe away.
    <div
      className="workbench-stage"
      onPointerDown={({ target }) => target instanceof HTMLImageElement && marking.onLeave()}
    >
      <SeenPhoto
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
            name={nameOfMark(i18n, handle)}
            mark={handle}
            // No number stands for two things: the line is the one after those that have their own.
            number={isLine ? `${marking.singles.length + 1}.${k + 1}` : `${k + 1}`}
            at={placeOf(handle)}
            size={known}
            view={view}
            isActive={handle === active}
            isGuess={marking.isGuess(handle)}
            onChoose={() => marking.onChoose(handle)}
            onMove={(to) => marking.onMove(handle, to)}
            onStep={(way, mm) => marking.onStep(handle, way, mm)}
            onPutBack={marking.onPutBack}
          />
        ))}
        <LiveLength lengthMm={marking.followed.figures.lengthMm} />
        {isNear && <Loupe photo={photo} size={known} view={view} at={placeOf(active)} shown={shown} />}
      </SeenPhoto>
    </div>
  )
}
