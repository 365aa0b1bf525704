import { useEffect, useMemo } from 'react'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { PairRequest } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { ballCutMm } from './ball-cut.ts'
import { useMarks } from './use-marks.ts'
import { useShoeViewer } from './use-shoe-viewer.ts'
import { isSingleFootView } from './view-choices.tsx'
import type { ViewerSide, ViewerView } from './viewer-3d-port.ts'

type ShownPairInput = {
  /** A stable reference while no new model is needed. */
  request: PairRequest
  colour: ShoeColour
  side: ViewerSide
  view: ViewerView
  /** The assumed deviation of the feet, as a ratio of their tolerances. */
  share: number
  /** The position of the cut; by default through the ball. */
  cutMm: number | undefined
  hasDimensions: boolean
}

/** Makes the requested pair and shows it with the chosen view. */
export function usePairViewer({
  request,
  colour,
  side: wantedSide,
  view,
  share,
  cutMm: wantedCut,
  hasDimensions,
}: ShownPairInput) {
  const one = wantedSide === 'right' ? 'right' : 'left'
  const isLookedInto = isSingleFootView(view)
  const side = isLookedInto ? one : wantedSide
  const cutMm = wantedCut ?? ballCutMm(request.measures[one].lengthMm)
  const look = useMemo(() => ({ colour, side, view, cutMm }), [colour, side, view, cutMm])
  const shown = useShoeViewer(look)
  const { actor, snapshot, map, viewer } = shown
  const { pair } = snapshot.context
  const isOpen = snapshot.hasTag('picture-open')
  const marks = useMarks({ pair, map, side, view, hasDimensions })

  useEffect(() => actor.send({ type: 'pair.wanted', request }), [actor, request])
  useEffect(() => {
    actor.send(isLookedInto ? { type: 'map.wanted', share } : { type: 'map.left' })
  }, [actor, isLookedInto, share])
  useEffect(() => {
    if (isOpen) viewer()?.mark(marks)
  }, [isOpen, marks, viewer])

  return {
    ...shown,
    pair,
    look,
    side,
    one,
    cutMm,
    isLookedInto,
    retry: () => actor.send({ type: 'retry.requested' }),
  } as const
}
