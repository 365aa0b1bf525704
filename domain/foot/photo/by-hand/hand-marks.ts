import type { FootSide } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import type { PaperName } from '../papers.ts'
import type { Ball, Corners, PhotoQuestion } from '../photo-question.ts'

/** What somebody has set in a photo; corners as they lie in it: far left, far right, near left, near right. */
export type HandMarks = Pick<PhotoQuestion, 'corners' | 'heel' | 'toe' | 'ball' | 'outline'>

/** All marks of a photo where they stand now: set by hand, else seen, else where they may be. */
export type Places = {
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
  /** Where the heel stands on the sheet, if its outline told. */
  readonly heelStands: Point | undefined
}

/** Whatever order they come in: far left, far right, near left, near right. */
export function asTheyLie(corners: Corners): Corners {
  const [a, b, c, d] = [...corners].sort((one, other) => one.y - other.y) as [Point, Point, Point, Point]
  const fromLeft = (one: Point, other: Point) => (one.x <= other.x ? [one, other] : [other, one]) as [Point, Point]
  return [...fromLeft(a, b), ...fromLeft(c, d)]
}
