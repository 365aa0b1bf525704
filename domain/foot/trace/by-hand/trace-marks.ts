import type { FootSide } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import { bendOutline, chooseGrips } from '../../photo/by-hand/bend-outline.ts'
import { asTheyLie } from '../../photo/by-hand/hand-marks.ts'
import type { PaperName } from '../../photo/paper/papers.ts'
import type { Corners } from '../../photo/question/photo-question.ts'
import type { TraceQuestion } from '../question/trace-question.ts'
import { likelyCorners, likelyGap, likelyLine } from './likely-places.ts'

/** The marks that a person has set in the photo of a traced foot; corners by their place in it: far left, far right, near left, near right. */
export type TraceMarks = Pick<TraceQuestion, 'corners' | 'outline' | 'gap'>

/** What is known of it before a hand moves anything. Points are in its pixels. */
export type KnownTrace = {
  readonly width: number
  readonly height: number
  readonly side: FootSide | 'auto'
  /** As it was seen or said, else the most common one. */
  readonly paper: PaperName
  readonly corners: Corners | undefined
  /** The line as it was seen; nothing where there are two, of two feet. */
  readonly line: readonly Point[] | undefined
  readonly gap: Point | undefined
  /** With two feet, neither line nor gap can be set by hand: it would be unclear which foot they belong to. */
  readonly isPair: boolean
}

/** All marks where they stand now: set by hand, else seen, else where they may be. */
export type TracePlaces = { readonly corners: Corners; readonly outline: readonly Point[]; readonly gap: Point }

/** What can be moved by itself. */
export const cornerNames = ['farLeft', 'farRight', 'nearLeft', 'nearRight'] as const
export type TraceHandle = (typeof cornerNames)[number] | 'gap' | `outline-${number}`

export function tracePlaces(known: KnownTrace, hand: TraceMarks): TracePlaces {
  const { width, height, paper, side } = known
  const corners = hand.corners ?? (known.corners ? asTheyLie(known.corners) : likelyCorners(width, height, paper))
  const line = hand.outline ?? known.line
  return {
    corners,
    outline: line ?? likelyLine(corners, paper, side),
    gap: hand.gap ?? known.gap ?? likelyGap(corners, paper, side, line),
  }
}

/** Which point of the line it is. */
export function getLineGripIndex(handle: TraceHandle): number | undefined {
  return handle.startsWith('outline-') ? Number(handle.slice('outline-'.length)) : undefined
}

/** The handles of the line. */
export function lineHandles({ outline }: TracePlaces): TraceHandle[] {
  return chooseGrips(outline).map((_, k) => `outline-${k}` as const)
}

export function traceMarkPoint(handle: TraceHandle, places: TracePlaces): Point {
  const grip = getLineGripIndex(handle)
  if (grip !== undefined) return places.outline[chooseGrips(places.outline)[grip] ?? 0] ?? places.gap
  if (handle === 'gap') return places.gap
  return places.corners[cornerNames.indexOf(handle as (typeof cornerNames)[number])] ?? places.corners[0]
}

/** The marks after this handle was moved as well. Moving one corner sets all four; the same holds for a line. */
export function withMark(handle: TraceHandle, to: Point, known: KnownTrace, hand: TraceMarks): TraceMarks {
  const { corners, outline } = tracePlaces(known, hand)
  const grip = getLineGripIndex(handle)
  if (grip !== undefined) return { ...hand, outline: bendOutline(outline, grip, to) }
  if (handle === 'gap') return { ...hand, gap: to }
  const at = cornerNames.indexOf(handle as (typeof cornerNames)[number])
  return { ...hand, corners: corners.map((corner, k) => (k === at ? to : corner)) as unknown as Corners }
}

/** Whether it stands where it was seen or set: else it is only where it may be. */
export function isPlaced(handle: TraceHandle, known: KnownTrace, hand: TraceMarks): boolean {
  if (getLineGripIndex(handle) !== undefined) return (hand.outline ?? known.line) !== undefined
  if (handle === 'gap') return (hand.gap ?? known.gap) !== undefined
  return (hand.corners ?? known.corners) !== undefined
}
