import { useDeferredValue, useMemo, useState } from 'react'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { StepDirection } from '#domain/foot/photo/by-hand/step-on-sheet.ts'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { sidesInPhoto } from '#domain/foot/trace/by-hand/likely-places.ts'
import {
  cornerNames,
  getLineGripIndex,
  isPlaced,
  lineHandles,
  type TraceHandle,
  type TracePlaces,
  traceMarkPoint,
  tracePlaces,
  withMark,
} from '#domain/foot/trace/by-hand/trace-marks.ts'
import { knownTrace } from '#machines/foot-trace/trace-state.ts'
import { getSheetView } from '#src/features/foot-photo/photo-view.ts'
import { singleMarks } from './mark-words.ts'
import { previewTrace } from './preview-trace.ts'
import type { FootTrace } from './use-foot-trace.ts'

const directions = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const

/** The state and actions of a tracing's marks. `undefined` if the photo cannot be corrected. */
export function useTraceMarks({ snapshot, send }: Pick<FootTrace, 'snapshot' | 'send'>) {
  const { context } = snapshot
  const { request, answers, outcome, detected, hand, requestedMarks } = context
  const known = useMemo(
    () => knownTrace({ request, answers, outcome, detected }),
    [request, answers, outcome, detected],
  )
  const [active, setActive] = useState<TraceHandle>('farLeft')
  const [isNear, setNear] = useState(false)
  // Fixed to the detected corners, so that the view does not move with the rings.
  const [view] = useState(known && getSheetView(known, known.corners))
  // The ring follows the finger at once; the measurements are deferred.
  const settled = useDeferredValue(hand)
  const followed = useMemo(
    () => known && previewTrace(known, settled, { outcome, requestedMarks }),
    [known, settled, outcome, requestedMarks],
  )
  if (!known || !view || !followed) return undefined
  const places = tracePlaces(known, hand)
  const isLine = getLineGripIndex(active) !== undefined
  const singles: readonly TraceHandle[] = known.isPair ? cornerNames : singleMarks
  /** Arrow keys keep a mark within the photo, as dragging does. */
  const within = ({ x, y }: Point): Point => ({
    x: Math.min(known.width, Math.max(0, x)),
    y: Math.min(known.height, Math.max(0, y)),
  })
  const move = (handle: TraceHandle, to: Point) =>
    send({ type: 'marks.set', hand: withMark(handle, within(to), known, hand) })
  return {
    known,
    view,
    followed,
    found: outcome?.ok ? outcome.value.feet[0].foot : undefined,
    places,
    active,
    isNear,
    handles: isLine ? lineHandles(places) : singles,
    singles,
    isLine,
    isGuess: (handle: TraceHandle) => !isPlaced(handle, known, hand),
    pointOfHandle: (handle: TraceHandle) => traceMarkPoint(handle, places),
    onMove: move,
    onStep(handle: TraceHandle, direction: StepDirection, mm: number) {
      setNear(true)
      const px = mm * pxPerMm(known.paper, places)
      const { x, y } = traceMarkPoint(handle, places)
      move(handle, { x: x + directions[direction][0] * px, y: y + directions[direction][1] * px })
    },
    onChoose(handle: TraceHandle) {
      setActive(handle)
      setNear(true)
      send({ type: 'handle.chosen' })
    },
    onPutBack: () => send({ type: 'handle.putBack' }),
    onLeave: () => setNear(false),
  }
}

export type TraceMarking = NonNullable<ReturnType<typeof useTraceMarks>>

/** Averaged over the sheet's longer sides: exact for a photo that is not oblique. */
function pxPerMm(paper: PaperName, { corners }: TracePlaces): number {
  const { across, down } = sidesInPhoto(corners)
  return Math.max(across, down) / papers[paper].heightMm
}
