import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import type { WizardStep } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import { designOf } from '#machines/tabi-gen-01/wizard-steps.ts'
import { useStateOf } from '#src/actors/use-state-of.ts'
import { RoomDrawing } from '#src/features/shoe-viewer/room-drawing.tsx'
import { RoomRuler } from '#src/features/shoe-viewer/room-ruler.tsx'
import { Stage } from '#src/features/shoe-viewer/stage.tsx'
import { useMarks } from '#src/features/shoe-viewer/use-marks.ts'
import { useShoeViewer } from '#src/features/shoe-viewer/use-shoe-viewer.ts'
import { isOfOneFoot, SideChoices, ViewChoices } from '#src/features/shoe-viewer/view-choices.tsx'
import { useLanguage } from '#src/i18n/use-language.ts'
import { exactLengthText } from '#src/ui/length-text.ts'
import { pairWishOf } from './pair-wish.ts'
import { useLookOf } from './view/pair-view.ts'
import type { PairOnStage } from './view/wizard-context.ts'

/** Of the length: the first cut goes through the ball. */
const ballShare = 0.7

type Props = { shown: PairOnStage; step: WizardStep }

/** The pair on the feet that it is for: to be looked at at the style, and looked into at the fit. */
export function PairInTheRound({ shown: { actor, look: looked, seen }, step }: Props) {
  const { feet, upper, colour, feel, worn, soleText } = useStateOf(actor, ({ context }) => designOf(context))
  const [{ side: wantedSide, view: wantedView, share, cutMm: wantedCut }, change] = useLookOf(looked)
  const wish = useMemo(
    () => pairWishOf({ version: 1, id: '', name: '', ...(feet && { feet }), upper, feel, worn, soleText }),
    [feet, upper, feel, worn, soleText],
  )
  const view = step === 'fit' && feet ? wantedView : 'shoe'
  const one = wantedSide === 'right' ? 'right' : 'left'
  const side = isOfOneFoot(view) ? one : wantedSide
  const cutMm = wantedCut ?? Math.round(ballShare * wish.measures[one].lengthMm)
  const look = useMemo(() => ({ colour, side, view, cutMm }), [colour, side, view, cutMm])
  const { actor: shoes, snapshot, map, place, viewer } = useShoeViewer(look)
  const { pair } = snapshot.context
  const isOpen = snapshot.hasTag('picture-open')
  const marks = useMarks({ pair, map, side, view, hasDimensions: false })
  const isLookedInto = isOfOneFoot(view)

  useEffect(() => shoes.send({ type: 'pair.wanted', wish }), [shoes, wish])
  useEffect(() => {
    shoes.send(isLookedInto ? { type: 'map.wanted', share } : { type: 'map.left' })
  }, [shoes, isLookedInto, share])
  useEffect(() => {
    if (isOpen) viewer()?.mark(marks)
  }, [isOpen, marks, viewer])
  useEffect(() => seen.set({ pair, map }), [seen, pair, map])

  return (
    <Stage
      isAwaited={false}
      snapshot={snapshot}
      place={place}
      look={look}
      upper={upper}
      viewer={viewer}
      onRetry={() => shoes.send({ type: 'retry' })}
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
      legend={view === 'room' ? <RoomRuler /> : <DrawnFrom wish={wish} isSample={!feet} />}
      drawing={view === 'room' && map && <RoomDrawing map={map[one]} side={one} />}
    />
  )
}

type DrawnProps = { wish: ReturnType<typeof pairWishOf>; isSample: boolean }

/** On whose feet the picture is. */
function DrawnFrom({ wish: { measures }, isSample }: DrawnProps) {
  const language = useLanguage()
  const [left, right] = [measures.left, measures.right].map(({ lengthMm }) => exactLengthText(lengthMm, language))
  return (
    <p className="stage-note">
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
