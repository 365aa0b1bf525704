import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import type { WizardStep } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { useActorState } from '#src/actors/use-actor-state.ts'
import { RoomDrawing } from '#src/features/shoe-viewer/room-drawing.tsx'
import { RoomRuler } from '#src/features/shoe-viewer/room-ruler.tsx'
import { Stage } from '#src/features/shoe-viewer/stage.tsx'
import { usePairViewer } from '#src/features/shoe-viewer/use-pair-viewer.ts'
import { SideChoices, ViewChoices } from '#src/features/shoe-viewer/view-choices.tsx'
import { useLanguage } from '#src/i18n/use-language.ts'
import { exactLengthText } from '#src/ui/length-text.ts'
import { toPairRequest } from './pair-request.ts'
import { usePairViewState } from './view/pair-view.ts'
import type { PairOnStage } from './view/wizard-context.ts'
import '#src/styles/pair.css'

type Props = { pairOnStage: PairOnStage; step: WizardStep }

/** The pair on its feet in 3D: the look at the style step, the inside at the fit step. */
export function PairInTheRound({ pairOnStage: { actor, look: looked, onDisplay }, step }: Props) {
  const { feet, upper, colour, feel, worn, soleText } = useActorState(actor, ({ context }) => getOpenDesign(context))
  const [{ side: wantedSide, view: wantedView, share, cutMm }, change] = usePairViewState(looked)
  const request = useMemo(
    () => toPairRequest({ version: 1, id: '', name: '', ...(feet && { feet }), upper, feel, worn, soleText }),
    [feet, upper, feel, worn, soleText],
  )
  const view = step === 'fit' && feet ? wantedView : 'shoe'
  const { snapshot, pair, map, container, viewer, look, side, one, retry } = usePairViewer({
    request,
    colour,
    side: wantedSide,
    view,
    share,
    cutMm,
    hasDimensions: false,
  })

  const hasMakeError = snapshot.context.error !== undefined
  const isMade = pair !== undefined && !hasMakeError
  const isBusy = snapshot.hasTag('busy')

  useEffect(() => {
    if (!isBusy && hasMakeError !== actor.getSnapshot().context.hasMakeError)
      actor.send({ type: 'making.reported', hasMakeError })
  }, [actor, isBusy, hasMakeError])
  useEffect(() => onDisplay.set({ pair, map }), [onDisplay, pair, map])

  return (
    <Stage
      isAwaited={false}
      snapshot={snapshot}
      container={container}
      look={look}
      upper={upper}
      viewer={viewer}
      onRetry={retry}
      choices={
        step === 'fit' && feet ? (
          <ViewChoices
            side={side}
            onSide={(chosen) => change({ side: chosen })}
            view={view}
            onView={(chosen) => change({ view: chosen })}
          />
        ) : (
          <div className="view-choices">
            <SideChoices side={side} onSide={(chosen) => change({ side: chosen })} />
          </div>
        )
      }
      legend={view === 'room' ? <RoomRuler /> : <DrawnFrom request={request} isSample={!feet} isMade={isMade} />}
      drawing={view === 'room' && map && <RoomDrawing map={map[one]} side={one} />}
    />
  )
}

type DrawnProps = { request: ReturnType<typeof toPairRequest>; isSample: boolean; isMade: boolean }

/** Whose feet the picture shows. */
function DrawnFrom({ request: { measures }, isSample, isMade }: DrawnProps) {
  const language = useLanguage()
  const [left, right] = [measures.left, measures.right].map(({ lengthMm }) => exactLengthText(lengthMm, language))
  return (
    // While no pair is made a sample picture is shown, and the text's space is reserved.
    <p className="stage-note" data-coming={(!isSample && !isMade) || undefined}>
      {isSample ? (
        <Trans>Shown on sample feet. Measure yours to see the pair on them.</Trans>
      ) : (
        <Trans>
          Drawn from your feet: left {left}, right {right}
        </Trans>
      )}
    </p>
  )
}
