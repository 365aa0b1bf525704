import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { gripCount } from '#domain/foot/photo/by-hand/bend-outline.ts'
import { Button } from '#src/ui/button.tsx'
import { InfoIcon } from '#src/ui/icons/info.tsx'
import { ConfirmEnds } from './confirm-ends.tsx'
import { HandEffect } from './hand-effect.tsx'
import { HandStage } from './hand-stage.tsx'
import { HandStatusMessage } from './hand-status-message.tsx'
import { HandleMap } from './handle-map.tsx'
import { handleName } from './handle-words.ts'
import { getGripIndex } from './handles.ts'
import { NudgePad } from './nudge-pad.tsx'
import { type Correction, useCorrection } from './use-correction.ts'
import type { FootPhoto } from './use-foot-photo.ts'
import { WhatToSet } from './what-to-set.tsx'

/**
 * The photo with handles on the detected points, their effect on the measurements, and controls that need no dragging.
 */
export function CorrectByHand({ footPhoto, photo }: { footPhoto: FootPhoto; photo: string }) {
  const correction = useCorrection(footPhoto)
  return correction && <Workbench footPhoto={footPhoto} photo={photo} correction={correction} />
}

type Props = { footPhoto: FootPhoto; photo: string; correction: Correction }

function Workbench({ footPhoto: { snapshot, send }, photo, correction }: Props) {
  const { active, followed, mayZoom, isZoomed, actions } = correction
  const { i18n } = useLingui()
  const [isPrompting, setIsPrompting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Scrolled to the heading so that the photo below it is in sight too.
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { steps, hand, found } = snapshot.context
  const { ball, toe, heel, outline } = followed.places
  const at = getGripIndex(active)
  const grip = at === undefined ? undefined : { at, count: Math.min(gripCount, outline.length), onTurn: takeGrip }
  function takeGrip(to: number) {
    actions.onChoose(`outline-${to}`)
  }
  /** The buttons are never disabled: if there is nothing to undo, that is said. */
  const takeBack = (isThere: boolean, event: 'step.undone' | 'marks.cleared') => {
    setIsPrompting(!isThere)
    send({ type: event })
  }
  return (
    <section className="workbench">
      {/* Before the photo in the DOM: the focus starts at this text, and the next tab stop is the first ring. */}
      <div className="workbench-head">
        <h2 tabIndex={-1} ref={heading}>
          <Trans>Set the points by hand</Trans>
        </h2>
        <WhatToSet known={correction.known} />
      </div>
      <div className="workbench-photo">
        <HandStage photo={photo} correction={correction} />
        <ConfirmEnds correction={correction} />
        {mayZoom && (
          <Button look="quiet" onClick={() => actions.onZoom(!isZoomed)}>
            {isZoomed ? <Trans>Show the whole photo</Trans> : <Trans>Show the sheet larger</Trans>}
          </Button>
        )}
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
        <HandleMap
          active={active}
          isInnerRight={ball.inner.x > ball.outer.x}
          isToeDown={toe.y > heel.y}
          onChoose={actions.onChoose}
        />
        <div className="nudge">
          <NudgePad
            what={handleName(i18n, active)}
            grip={grip}
            onStep={(direction, mm) => actions.onStep(active, direction, mm)}
            onPutBack={actions.onPutBack}
          />
          <HandEffect followed={followed} found={found?.foot} />
        </div>
        <HandStatusMessage snapshot={snapshot} send={send} correction={correction} />
        <div className="hand-actions">
          <Button onClick={() => send({ type: 'correction.closed' })}>
            <Trans>Finish correcting</Trans>
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
