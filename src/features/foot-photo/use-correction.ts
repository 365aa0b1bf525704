import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { FootEnd, HandMarks, KnownPhoto, Places } from '#domain/foot/photo/by-hand/hand-marks.ts'
import { isEndUntold, tellEnd } from '#domain/foot/photo/by-hand/point-at-end.ts'
import { stepOnSheet, type Way } from '#domain/foot/photo/by-hand/step-on-sheet.ts'
import type { FootPhotoContext, PhotoSize } from '#machines/foot-photo/foot-photo.types.ts'
import { knownPhoto } from '#machines/foot-photo/known-photo.ts'
import { type Followed, followHand, marksOfAnswer } from './follow-hand.ts'
import { gripOf, type Handle, placeOf, withHandle } from './handles.ts'
import { isWithin, type PhotoView, viewOfSheet, wholeOf } from './photo-view.ts'
import type { FootPhoto } from './use-foot-photo.ts'

export type Correction = {
  readonly size: PhotoSize
  /** Which part of the photo is shown. */
  readonly view: PhotoView
  /** Whether the sheet may be shown larger than the photo is. */
  readonly mayZoom: boolean
  readonly isZoomed: boolean
  readonly hand: HandMarks
  readonly known: KnownPhoto
  /** Where the handles stand at this moment. */
  readonly places: Places
  /** What follows from it; it may come a moment later. */
  readonly followed: Followed
  /** The same when the hand last rested: what is told to those who listen, not at every pixel. */
  readonly rested: Followed
  readonly active: Handle
  /** Whether the outline is one that was seen, or set: a likely one is shown only to be set. */
  readonly isOutlined: boolean
  /** Ends of the foot that were not seen: their rings stand where they may well be, until somebody tells that they do. */
  readonly unseen: readonly { readonly end: FootEnd; readonly isTold: boolean }[]
  /** Whether somebody is at the handle now. */
  readonly isNear: boolean
  readonly actions: HandActions
}

export type HandActions = {
  onChoose(handle: Handle): void
  onHold(handle: Handle): void
  onMove(handle: Handle, to: Point): void
  onStep(handle: Handle, way: Way, mm: number): void
  onRelease(handle: Handle): void
  /** An end is where its ring stands. */
  onTell(end: FootEnd): void
  onPutBack(): void
  /** Somebody looks at the photo, and wants nothing in the way. */
  onLeave(): void
  onZoom(isWanted: boolean): void
}

const footEnds = ['heel', 'toe'] as const

/** Where there is no sheet to go by, a photo shows about so many millimetres. */
const usualMm = 420

/** What a hand does with the handles, and what follows from it. Nothing where no photo can be corrected. */
export function useCorrection({ snapshot, send }: FootPhoto): Correction | undefined {
  const { context } = snapshot
  const known = useKnownPhoto(context)
  const [active, setActive] = useState<Handle>('farLeft')
  const [isNear, setNear] = useState(false)
  const held = useRef(new Set<Handle>())
  const [isWanted, setZoomed] = useState(true)
  // Where the sheet was found first: what is shown does not move with what is moved in it.
  const [sheetView] = useState(known && viewOfSheet(known, known.corners))
  const { hand, answer } = context
  // The handle follows the finger; numbers may come a moment later.
  const settled = useDeferredValue(hand)
  const before = useMemo(() => known && marksOfAnswer(known, answer), [known, answer])
  const followed = useMemo(() => known && followHand(known, settled, answer, before), [known, settled, answer, before])
  const rested = useLastAtRest(followed, snapshot.hasTag('held'))
  if (!known || !followed || !rested || !sheetView) return undefined

  const places = { ...followed.places, ...hand }
  const isOutlined = gripOf(active) !== undefined || (hand.outline ?? known.outline) !== undefined
  const move = (handle: Handle, to: Point) =>
    send({ type: 'marks.set', hand: withHandle(handle, to, { known, places, hand }) })
  /** A hand rests once its last finger has let go; where none is, nothing has to be shown beside it. */
  const letGoOf = (handles: readonly Handle[]) => {
    for (const handle of handles) held.current.delete(handle)
    if (handles.length === 0 || held.current.size > 0) return
    setNear(false)
    send({ type: 'handle.released' })
  }
  const actions: HandActions = {
    onChoose(handle) {
      const isOutOfSight = (gripOf(handle) === undefined) !== (gripOf(active) === undefined)
      if (isOutOfSight) letGoOf([...held.current])
      setActive(handle)
      setNear(true)
      send({ type: 'handle.chosen' })
    },
    onHold(handle) {
      held.current.add(handle)
      send({ type: 'handle.held' })
    },
    onMove: move,
    onStep(handle, way, mm) {
      setNear(true)
      const from = placeOf(handle, places)
      const camera = followed.sheet?.camera
      move(handle, withinPhoto(known, camera ? stepOnSheet(camera, from, way, mm) : stepOnPhoto(known, from, way, mm)))
    },
    onRelease: (handle) => letGoOf([handle]),
    onTell(end) {
      send({ type: 'handle.chosen' })
      send({ type: 'marks.set', hand: tellEnd(hand, end, places[end]) })
    },
    onPutBack: () => send({ type: 'handle.put_back' }),
    onLeave: () => setNear(false),
    onZoom: setZoomed,
  }
  // A handle that was moved out of sight is shown again.
  const isZoomed = isWanted && isWithin(sheetView, placeOf(active, places))
  const view = isZoomed ? sheetView : wholeOf(known)
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
      isEndUntold(known, {}, end) ? [{ end, isTold: !isEndUntold(known, hand, end) }] : [],
    ),
    isNear,
    actions,
  }
}

function useKnownPhoto({ wish, outcome, answer, seen }: FootPhotoContext) {
  return useMemo(() => knownPhoto({ wish, outcome, answer, seen }), [wish, outcome, answer, seen])
}

function useLastAtRest(followed: Followed | undefined, isHeld: boolean): Followed | undefined {
  const [rested, setRested] = useState(followed)
  useEffect(() => {
    if (!isHeld) setRested(followed)
  }, [followed, isHeld])
  return rested
}

/** As a finger that drags it, keys leave a handle in the photo. */
const withinPhoto = ({ width, height }: PhotoSize, { x, y }: Point): Point => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
})

const ways = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const

function stepOnPhoto({ width, height }: PhotoSize, from: Point, way: Way, mm: number): Point {
  const px = (mm * Math.max(width, height)) / usualMm
  return { x: from.x + ways[way][0] * px, y: from.y + ways[way][1] * px }
}
