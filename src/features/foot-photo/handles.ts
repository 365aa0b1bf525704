import type { Point } from '#domain/foot/geometry/point.ts'
import { bendOutline, gripsOf } from '#domain/foot/photo/by-hand/bend-outline.ts'
import type { HandMarks, Places } from '#domain/foot/photo/by-hand/hand-marks.ts'
import type { Corners } from '#domain/foot/photo/photo-question.ts'

/** What has a number of its own, in the order of its numbers. */
export const singleHandles = ['farLeft', 'farRight', 'nearLeft', 'nearRight', 'toe', 'heel', 'inner', 'outer'] as const
export type SingleHandle = (typeof singleHandles)[number]
export type Handle = SingleHandle | `outline-${number}`

const cornerHandles: readonly Handle[] = singleHandles.slice(0, 4)
export const isCorner = (handle: Handle) => cornerHandles.includes(handle)

/** Which point of the outline it is. */
export function gripOf(handle: Handle): number | undefined {
  return handle.startsWith('outline-') ? Number(handle.slice('outline-'.length)) : undefined
}

export function outlineHandles({ outline }: Places): Handle[] {
  return gripsOf(outline).map((_, k) => `outline-${k}` as const)
}

export function placeOf(handle: Handle, places: Places): Point {
  const grip = gripOf(handle)
  if (grip !== undefined) return places.outline[gripsOf(places.outline)[grip] ?? 0] ?? places.heel
  if (handle === 'inner' || handle === 'outer') return places.ball[handle]
  if (handle === 'toe' || handle === 'heel') return places[handle]
  return places.corners[cornerHandles.indexOf(handle)] ?? places.corners[0]
}

/** What a hand has set once it has moved this handle, too. Who moves one corner answers for all four. */
export function withHandle(handle: Handle, to: Point, places: Places, hand: HandMarks): HandMarks {
  const grip = gripOf(handle)
  if (grip !== undefined) return { ...hand, outline: bendOutline(places.outline, grip, to) }
  if (handle === 'inner' || handle === 'outer') return { ...hand, ball: { ...places.ball, [handle]: to } }
  if (handle === 'toe' || handle === 'heel') return { ...hand, [handle]: to }
  const at = cornerHandles.indexOf(handle)
  return { ...hand, corners: places.corners.map((corner, k) => (k === at ? to : corner)) as unknown as Corners }
}

/** Whether somebody has set it: else it stands where it was seen, or where it may be. */
export function isSet(handle: Handle, hand: HandMarks): boolean {
  if (gripOf(handle) !== undefined) return hand.outline !== undefined
  if (handle === 'inner' || handle === 'outer') return hand.ball !== undefined
  if (handle === 'toe' || handle === 'heel') return hand[handle] !== undefined
  return hand.corners !== undefined
}
