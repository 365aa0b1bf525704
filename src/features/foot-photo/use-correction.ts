import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { FootEnd, HandMarkPoints, HandMarks, KnownPhoto } from '#domain/foot/photo/by-hand/hand-marks.ts'
import { isEndUntold, tellEnd } from '#domain/foot/photo/by-hand/point-at-end.ts'
import { type StepDirection, stepOnSheet } from '#domain/foot/photo/by-hand/step-on-sheet.ts'
import type { FootPhotoContext, PhotoSize } from '#machines/foot-photo/foot-photo.types.ts'
import { knownPhoto } from '#machines/foot-photo/photo-state.ts'
import { type CheckedHandMarks, followHand, marksFromAnswer } from './follow-hand.ts'
import { getGripIndex, type Handle, pointOfHandle, withHandle } from './handles.ts'
import { getSheetView, getWholeView, isWithin, type PhotoView } from './photo-view.ts'
import type { FootPhoto } from './use-foot-photo.ts'

export type Correction = {
  readonly size: PhotoSize
  /** The visible part of the photo. */
  readonly view: PhotoView
  /** Whether the view can be zoomed to the sheet. */
  readonly mayZoom: boolean
  readonly isZoomed: boolean
  readonly hand: HandMarks
  readonly known: KnownPhoto
  /** The current positions of the handles. */
  readonly places: HandMarkPoints
  /** The resulting measurements; deferred, so they may lag behind. */
  readonly followed: CheckedHandMarks
  /** The same as of the last rest, for announcements: not at every pixel. */
  readonly rested: CheckedHandMarks
  readonly active: Handle
  /** Whether the outline was detected or set; a merely likely one is shown only to be set. */
  readonly isOutlined: boolean
  /** The foot ends that were not detected: their rings are at likely positions until they are confirmed. */
  readonly unseen: readonly { readonly end: FootEnd; readonly isEndConfirmed: boolean }[]
  /** Whether a handle is in use, so the loupe is shown. */
  readonly isNear: boolean
  readonly actions: HandActions
}

export type HandActions = {
  onChoose(handle: Handle): void
  onGrab(handle: Handle): void
  onMove(handle: Handle, to: Point): void
  onStep(handle: Handle, direction: StepDirection, mm: number): void
  onRelease(handle: Handle): void
  /** Confirms that the end is at its ring. */
  onConfirm(end: FootEnd): void
  onPutBack(): void
  /** Hides the loupe to leave the photo clear. */
  onLeave(): void
  onZoom(isWanted: boolean): void
}

const footEnds = ['heel', 'toe'] as const

/** The assumed width of a photo in millimetres if there is no sheet to measure by. */
const typicalPhotoMm = 420

/** The state and actions of a correction by hand. `undefined` if the photo cannot be corrected. */
export function useCorrection({ snapshot, send }: FootPhoto): Correction | undefined {
  const { context } = snapshot
  const known = useKnownPhoto(context)
  const [active, setActive] = useState<Handle>('farLeft')
  const [isNear, setNear] = useState(false)
  const activeHandles = useRef(new Set<Handle>())
  const [isWanted, setZoomed] = useState(true)
  // Fixed to the first detected corners, so that the view does not move with the handles.
  const [sheetView] = useState(known && getSheetView(known, known.corners))
  const { hand, answer } = context
  // The handle follows the finger at once; the measurements are deferred.
  const settled = useDeferredValue(hand)
  const before = useMemo(() => known && marksFromAnswer(known, answer), [known, answer])
  const followed = useMemo(() => known && followHand(known, settled, answer, before), [known, settled, answer, before])
  const rested = useLastAtRest(followed, snapshot.hasTag('held'))
  if (!known || !followed || !rested || !sheetView) return undefined

  const places = { ...followed.places, ...hand }
  const isOutlined = getGripIndex(active) !== undefined || (hand.outline ?? known.outline) !== undefined
  const move = (handle: Handle, to: Point) =>
    send({ type: 'marks.set', hand: withHandle(handle, to, { known, places, hand }) })
  /** The correction rests once the last handle is released; then the loupe is hidden. */
  const releaseHandles = (handles: readonly Handle[]) => {
    for (const handle of handles) activeHandles.current.delete(handle)
    if (handles.length === 0 || activeHandles.current.size > 0) return
    setNear(false)
    send({ type: 'handle.released' })
  }
  const actions: HandActions = {
    onChoose(handle) {
      const isOutOfSight = (getGripIndex(handle) === undefined) !== (getGripIndex(active) === undefined)
      if (isOutOfSight) releaseHandles([...activeHandles.current])
      setActive(handle)
      setNear(true)
      send({ type: 'handle.chosen' })
    },
    onGrab(handle) {
      activeHandles.current.add(handle)
      send({ type: 'handle.grabbed' })
    },
    onMove: move,
    onStep(handle, direction, mm) {
      setNear(true)
      const from = pointOfHandle(handle, places)
      const camera = followed.sheet?.camera
      move(
        handle,
        withinPhoto(known, camera ? stepOnSheet(camera, from, direction, mm) : stepOnPhoto(known, from, direction, mm)),
      )
    },
    onRelease: (handle) => releaseHandles([handle]),
    onConfirm(end) {
      send({ type: 'handle.chosen' })
      send({ type: 'marks.set', hand: tellEnd(hand, end, places[end]) })
    },
    onPutBack: () => send({ type: 'handle.putBack' }),
    onLeave: () => setNear(false),
    onZoom: setZoomed,
  }
  // A handle moved out of the zoomed view shows the whole photo again.
  const isZoomed = isWanted && isWithin(sheetView, pointOfHandle(active, places))
  const view = isZoomed ? sheetView : getWholeView(known)
  const mayZoom = sheetView.width < known.width || sheetView.height < known.height
  return {
    size: known,
    view,
    mayZoom,
    isZoomed,
    hand,
    known,
    places,
    followed,
    rested,
    active,
    isOutlined,
    unseen: footEnds.flatMap((end) =>
      isEndUntold(known, {}, end) ? [{ end, isEndConfirmed: !isEndUntold(known, hand, end) }] : [],
    ),
    isNear,
    actions,
  }
}

function useKnownPhoto({ request, outcome, answer, detected }: FootPhotoContext) {
  return useMemo(() => knownPhoto({ request, outcome, answer, detected }), [request, outcome, answer, detected])
}

function useLastAtRest(followed: CheckedHandMarks | undefined, isDragging: boolean): CheckedHandMarks | undefined {
  const [rested, setRested] = useState(followed)
  useEffect(() => {
    if (!isDragging) setRested(followed)
  }, [followed, isDragging])
  return rested
}

/** Arrow keys keep a handle within the photo, as dragging does. */
const withinPhoto = ({ width, height }: PhotoSize, { x, y }: Point): Point => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
})

const directions = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const

function stepOnPhoto({ width, height }: PhotoSize, from: Point, direction: StepDirection, mm: number): Point {
  const px = (mm * Math.max(width, height)) / typicalPhotoMm
  return { x: from.x + directions[direction][0] * px, y: from.y + directions[direction][1] * px }
}
