import type { Point } from '#domain/foot/geometry/point.ts'
import { bendOutline, chooseGrips } from '#domain/foot/photo/by-hand/bend-outline.ts'
import {
  closedMarks,
  type FootEnd,
  type HandMarkPoints,
  type HandMarks,
  type KnownPhoto,
  type OpenMark,
} from '#domain/foot/photo/by-hand/hand-marks.ts'
import { moveEnd } from '#domain/foot/photo/by-hand/point-at-end.ts'
import type { Corners } from '#domain/foot/photo/question/photo-question.ts'

/** The handles with their own numbers, in numeric order. */
export const singleHandles = ['farLeft', 'farRight', 'nearLeft', 'nearRight', 'toe', 'heel', 'inner', 'outer'] as const
export type SingleHandle = (typeof singleHandles)[number]
export type Handle = SingleHandle | `outline-${number}`

const cornerHandles: readonly Handle[] = singleHandles.slice(0, 4)
export const isCorner = (handle: Handle) => cornerHandles.includes(handle)

/** The index of an outline handle's point. */
export function getGripIndex(handle: Handle): number | undefined {
  return handle.startsWith('outline-') ? Number(handle.slice('outline-'.length)) : undefined
}

export function outlineHandles({ outline }: HandMarkPoints): Handle[] {
  return chooseGrips(outline).map((_, k) => `outline-${k}` as const)
}

export function pointOfHandle(handle: Handle, places: HandMarkPoints): Point {
  const grip = getGripIndex(handle)
  if (grip !== undefined) return places.outline[chooseGrips(places.outline)[grip] ?? 0] ?? places.heel
  if (handle === 'inner' || handle === 'outer') return places.ball[handle]
  if (handle === 'toe' || handle === 'heel') return places[handle]
  return places.corners[cornerHandles.indexOf(handle)] ?? places.corners[0]
}

const ballHandles: readonly Handle[] = ['inner', 'outer']

type ManyMark = Exclude<OpenMark, FootEnd>

/** The mark with several points that a handle belongs to, and the index of its point. */
function toManyMark(handle: Handle): { readonly mark: ManyMark; readonly at: number } | undefined {
  const grip = getGripIndex(handle)
  if (grip !== undefined) return { mark: 'outline', at: grip }
  if (isCorner(handle)) return { mark: 'corners', at: cornerHandles.indexOf(handle) }
  return ballHandles.includes(handle) ? { mark: 'ball', at: ballHandles.indexOf(handle) } : undefined
}

/** The marks after this handle is moved. Moving one corner of a detected sheet sets all four. */
export function withHandle(
  handle: Handle,
  to: Point,
  { known, places, hand }: { known: KnownPhoto; places: HandMarkPoints; hand: HandMarks },
): HandMarks {
  const part = toManyMark(handle)
  if (!part) return moveEnd(known, hand, handle as FootEnd, to)
  const moved = { ...hand, ...moveIn(part, to, places) }
  const { [part.mark]: left, ...others } = { ...hand.open, [part.mark]: openIn(part.mark, { known, places, hand }) }
  const still = left?.filter((at) => at !== part.at) ?? []
  const open = still.length > 0 ? { ...others, [part.mark]: still } : others
  const { open: _before, ...closed } = moved
  return Object.keys(open).length > 0 ? { ...closed, open } : closed
}

function moveIn(
  { mark, at }: { mark: ManyMark; at: number },
  to: Point,
  { corners, ball, outline }: HandMarkPoints,
): HandMarks {
  if (mark === 'outline') return { outline: bendOutline(outline, at, to) }
  if (mark === 'ball') return { ball: at === 0 ? { ...ball, inner: to } : { ...ball, outer: to } }
  return { corners: corners.map((corner, k) => (k === at ? to : corner)) as unknown as Corners }
}

/** The points of a mark that were neither detected nor set. */
function openIn(
  mark: ManyMark,
  { known, places, hand }: { known: KnownPhoto; places: HandMarkPoints; hand: HandMarks },
): readonly number[] | undefined {
  if (hand[mark]) return hand.open?.[mark]
  // The ball follows from the outline's widest part.
  const isSeen = mark === 'corners' ? known.corners : (known.outline ?? (mark === 'ball' && closedMarks(hand).outline))
  if (isSeen) return undefined
  const count = { corners: cornerHandles.length, ball: ballHandles.length, outline: chooseGrips(places.outline).length }
  return Array.from({ length: count[mark] }, (_, k) => k)
}

/** Whether the handle was set by hand; otherwise it is at its detected or likely position. */
export function isSet(handle: Handle, hand: HandMarks): boolean {
  const part = toManyMark(handle)
  if (!part) return closedMarks(hand)[handle as FootEnd] !== undefined
  return hand[part.mark] !== undefined && !hand.open?.[part.mark]?.includes(part.at)
}
