import type { FootSide } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import { inTurn } from '../camera/camera-over-corners.ts'
import type { PaperName } from '../paper/papers.ts'
import type { Ball, Corners, PhotoQuestion } from '../question/photo-question.ts'

/** The marks that a person has set in a photo; corners by their place in it: far left, far right, near left, near right. */
export type HandMarks = Pick<PhotoQuestion, 'corners' | 'heel' | 'toe' | 'ball' | 'outline'> & {
  /**
   * Points of a mark that are not set yet, if none was detected: their places are arbitrary, and nothing is derived from the
   * mark. The same holds for an end of the foot that was only nudged.
   */
  readonly open?: Partial<Record<OpenMark, readonly number[]>>
}

/** Marks of several points, by their turn: inner and outer end of the ball, points of the outline that can be taken; or of one. */
export type OpenMark = 'corners' | 'ball' | 'outline' | FootEnd

/** What of a foot is pointed at by one point. */
export type FootEnd = 'heel' | 'toe'

/** All marks of a photo where they stand now: set by hand, else seen, else where they may be. */
export type HandMarkPoints = {
  readonly corners: Corners
  readonly heel: Point
  readonly toe: Point
  readonly ball: Ball
  /** Closed. */
  readonly outline: readonly Point[]
}

/** What is known of a photo before a hand moves anything. Points are in its pixels. */
export type KnownPhoto = {
  readonly width: number
  readonly height: number
  readonly paper: PaperName
  readonly side: FootSide | 'auto'
  readonly focal35Mm: number | undefined
  /** The sheet as it was found: heel right, heel left, toe left, toe right. */
  readonly corners: Corners | undefined
  /** The foot's border as it was seen. */
  readonly outline: readonly Point[] | undefined
  /** Where the heel stands on the sheet, if it was found by its outline. */
  readonly heelStands: Point | undefined
  /** Whether the place of the heel is known without a mark set by hand: by its outline, or by a wall. */
  readonly isHeelProven: boolean
}

/** What a hand has set to the end; with nothing in it that was only begun. */
export function closedMarks({ open, ...marks }: HandMarks): Omit<HandMarks, 'open'> {
  return Object.fromEntries(Object.entries(marks).filter(([mark]) => !open?.[mark as OpenMark]))
}

/** Whatever order they come in: far left, far right, near left, near right. The far side is the one that lies highest in the photo. */
export function asTheyLie(corners: Corners): Corners {
  const round = inTurn(corners)
  const at = (k: number) => round[k % 4] as Point
  const high = [0, 1, 2, 3].reduce((best, k) => (at(k).y + at(k + 1).y < at(best).y + at(best + 1).y ? k : best))
  return [at(high), at(high + 1), at(high + 3), at(high + 2)]
}
