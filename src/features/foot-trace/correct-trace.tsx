import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { getLineGripIndex, lineHandles } from '#domain/foot/trace/by-hand/trace-marks.ts'
import { HandEffect } from '#src/features/foot-photo/hand-effect.tsx'
import { NudgePad } from '#src/features/foot-photo/nudge-pad.tsx'
import { useLengths } from '#src/features/foot-photo/use-lengths.ts'
import { Button } from '#src/ui/button.tsx'
import { InfoIcon } from '#src/ui/icons/info.tsx'
import { markName, markNames, singleMarks } from './mark-words.ts'
import { RestAnnouncement } from './rest-announcement.tsx'
import { TraceStage } from './trace-stage.tsx'
import type { FootTrace } from './use-foot-trace.ts'
import { type TraceMarking, useTraceMarks } from './use-trace-marks.ts'

type Props = Pick<FootTrace, 'snapshot' | 'send'> & { photo: string }

/** The photo of a sheet with rings on its corners, on the line and at the gap, and controls that need no dragging. */
export function CorrectTrace({ snapshot, send, photo }: Props) {
  const marking = useTraceMarks({ snapshot, send })
  return marking && <Workbench snapshot={snapshot} send={send} photo={photo} marking={marking} />
}

function Workbench({ snapshot, send, photo, marking }: Props & { marking: TraceMarking }) {
  const { i18n } = useLingui()
  const [isPrompting, setIsPrompting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Scrolled to the heading so that the photo below it is in sight too.
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { steps, hand, requestedMarks } = snapshot.context
  const { known, places, active, followed, found } = marking
  const lengths = useLengths()
  const at = getLineGripIndex(active)
  const grip = at === undefined ? undefined : { at, count: lineHandles(places).length, onTurn: takeGrip }
  function takeGrip(to: number) {
    marking.onChoose(`outline-${to}`)
  }
  /** The buttons are never disabled: if there is nothing to undo, that is said. */
  const takeBack = (isThere: boolean, event: 'step.undone' | 'marks.cleared') => {
    setIsPrompting(!isThere)
    send({ type: event })
  }
  return (
    <section className="workbench">
      <div className="workbench-head">
        <h2 tabIndex={-1} ref={heading}>
          <Trans>Set the points by hand</Trans>
        </h2>
        <p className="quiet">
          {known.isPair ? (
            <Trans>Rings 1 to 4 belong on the corners of the sheet.</Trans>
          ) : (
            <Trans>
              Rings 1 to 4 belong on the corners of the sheet, ring 5 at the rear end of the short line beside the big
              toe. Choose 6 to set the line around the foot: put its points on the middle of the ink.
            </Trans>
          )}
        </p>
        <p className="quiet">
          <Trans>A dashed ring is a placeholder: put it where it belongs.</Trans>
        </p>
      </div>
      <div className="workbench-photo">
        <TraceStage photo={photo} marking={marking} />
        <p className="photo-note">
          <InfoIcon />
          <span>
            <Trans>
              Drag a ring to where it belongs. Arrow keys move it by 0.2 mm, with Shift by 2 mm. Tab takes the next one,
              Escape puts it back.
            </Trans>
          </span>
        </p>
      </div>
      <div className="workbench-words">
        <MarkMap marking={marking} />
        <div className="nudge">
          <NudgePad
            what={markName(i18n, active)}
            grip={grip}
            onStep={(direction, mm) => marking.onStep(active, direction, mm)}
            onPutBack={marking.onPutBack}
          />
          {!known.isPair && <HandEffect followed={followed} found={found} />}
        </div>
        {!known.isPair && <RestAnnouncement text={lengths(followed)} />}
        <div className="hand-actions">
          <Button onClick={() => send({ type: 'correction.finished' })}>
            {hand === requestedMarks ? <Trans>Finish correcting</Trans> : <Trans>Measure with these points</Trans>}
          </Button>
          <Button look="quiet" onClick={() => takeBack(steps.length > 0, 'step.undone')}>
            <Trans>Undo the last step</Trans>
          </Button>
          <Button look="quiet" onClick={() => takeBack(Object.keys(hand).length > 0, 'marks.cleared')}>
            <Trans>Start from what we found</Trans>
          </Button>
          <p role="status">{isPrompting && steps.length === 0 && <Trans>Nothing has been moved yet.</Trans>}</p>
        </div>
      </div>
    </section>
  )
}

/** The rings by their numbers, to choose one without touching the photo. */
function MarkMap({ marking: { active, singles, isLine, known, onChoose } }: { marking: TraceMarking }) {
  const { i18n } = useLingui()
  const group = useId()
  return (
    <fieldset className="field handle-field">
      <legend>
        <Trans>What to move</Trans>
      </legend>
      <div className="mark-map">
        {singleMarks
          .filter((handle) => singles.includes(handle))
          .map((handle, k) => (
            <label key={handle} className="dot-choice">
              <input type="radio" name={group} checked={active === handle} onChange={() => onChoose(handle)} />
              <b>{k + 1}</b> <span>{i18n._(markNames[handle])}</span>
            </label>
          ))}
        {!known.isPair && (
          <label className="dot-choice">
            <input type="radio" name={group} checked={isLine} onChange={() => onChoose('outline-0')} />
            <b>{singles.length + 1}</b>{' '}
            <span>
              <Trans>Line</Trans>
            </span>
          </label>
        )}
      </div>
    </fieldset>
  )
}
