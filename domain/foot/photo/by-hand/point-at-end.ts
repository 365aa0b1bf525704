import type { Point } from '../../geometry/point.ts'
import { closedMarks, type FootEnd, type HandMarks, type KnownPhoto } from './hand-marks.ts'
import { followMarks } from './numbers-by-hand.ts'

/** A move of an end by less than this share of the foot's length is a nudge and does not set the end: 5 mm of 250. */
const nudgeShare = 0.02

/** Whether an end stands at a guessed place that has not been confirmed by hand. */
export function isEndUntold(known: KnownPhoto, hand: HandMarks, end: FootEnd): boolean {
  const marks = closedMarks(hand)
  if (marks[end]) return false
  return end === 'heel' ? !known.isHeelProven : !(marks.outline ?? known.outline)
}

/** The marks after an end was moved by hand. A guessed end counts as set once it was moved farther than a nudge. */
export function moveEnd(known: KnownPhoto, hand: HandMarks, end: FootEnd, to: Point): HandMarks {
  if (!isEndUntold(known, hand, end) || !isNudge(known, hand, end, to)) return tellEnd(hand, end, to)
  return { ...hand, [end]: to, open: { ...hand.open, [end]: [0] } }
}

/** Sets an end of the foot by hand. */
export function tellEnd({ open, ...hand }: HandMarks, end: FootEnd, at: Point): HandMarks {
  const { [end]: _told, ...others } = open ?? {}
  return { ...hand, [end]: at, ...(Object.keys(others).length > 0 && { open: others }) }
}

function isNudge(known: KnownPhoto, hand: HandMarks, end: FootEnd, to: Point): boolean {
  const { [end]: _moved, ...others } = hand
  const { places } = followMarks(known, others)
  const longPx = Math.hypot(places.toe.x - places.heel.x, places.toe.y - places.heel.y)
  return Math.hypot(to.x - places[end].x, to.y - places[end].y) < nudgeShare * longPx
}
