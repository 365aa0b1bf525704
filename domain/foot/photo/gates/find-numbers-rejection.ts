import type { Figure, FigureName } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import { isSeenFoot } from '../../plausible.ts'
import type { PhotoRejection } from '../question/photo-question.ts'
import { maxAlongEdgesMm } from './find-piece-rejection.ts'
import type { HeelBy } from './heel-proof.ts'

/** What was measured, and what of it distinguishes a foot at the edge from one before it, or from a shoe or a hand. */
export type NumberFacts = {
  readonly figures: Readonly<Partial<Record<FigureName, Figure>>>
  /** How much too long the foot is for its forefoot: see `tooLongBy`. */
  readonly tooLong: number
  /** How unevenly bright the forefoot is, as a logarithm. */
  readonly unevenness: number
  /** How much of the forefoot's border lies along the sheet's front and sides. */
  readonly alongEdgesMm: number
  /** The sheet's end at the heel was seen where it should be, so it is the sheet that was said. */
  readonly isHeelEdgeSeen: boolean
  /** How the place of the heel is known; undefined if it is only assumed to stand at the edge. */
  readonly heelBy: HeelBy | undefined
  /** Beside the leg it ends where another sheet would. */
  readonly isOtherPaper: boolean
}

/** The widest of 6068 feet (ANSUR II) has 0.456; hands have 0.58 and more. */
const maxBreadth = 0.5
/** Feet at the edge have up to 4, one of 25 mm before it 2.9, and those of 50 mm 4.1 and more: other evidence of the heel is trusted up to there. */
export const maxTooLong = 4.05
/** By so much a foot of 250 mm is longer for its forefoot for every millimetre by which its heel lies farther back. */
const tooLongPerMm = 0.145
/** Feet on the sheet that was said have -2.7 and more, those on one that is 18 mm shorter mostly less. */
const minTooLong = -2.7
/** A foot at the wall is evidence of the sheet's size: from this much on, it confirms that a sheet which seems to end as the other one would, though a leg hides most of its edge, is that one. */
const unusual = 2
/** Skin and socks of one colour have up to 0.65 from shade to light; a shoe with laces and a sole has 0.74 and more. */
const maxUneven = 0.69

/** A foot that is too long for its forefoot was measured from too far back, and one that is too short from too far ahead. */
const tooLongRejections = { hand: 'implausible', outline: 'heel_not_proven', wall: 'heel_off_edge' } as const

/** What is wrong with the numbers, in the order in which one wrong thing explains another. */
export function findNumbersRejection(facts: NumberFacts): PhotoRejection | undefined {
  const { figures, tooLong, unevenness, alongEdgesMm, isHeelEdgeSeen, heelBy, isOtherPaper } = facts
  const { lengthMm, footBreadthMm } = figures
  if (lengthMm && footBreadthMm && footBreadthMm.value > maxBreadth * lengthMm.value) return 'implausible'
  if (!heelBy) return 'heel_not_proven'
  if (heelBy === 'wall' && isOtherPaper && Math.abs(tooLong) > unusual) return 'other_paper'
  // The heel of a hand, or of an outline, may be off by the tolerance: what would be a foot from there is one.
  const offMm = heelBy === 'wall' ? 0 : (lengthMm?.tolerance ?? 0)
  if (tooLong - offMm * tooLongPerMm > maxTooLong) return tooLongRejections[heelBy]
  // A wall limits where a heel can stand, but a leg may hide that it stands elsewhere: it proves nothing of an unusual foot.
  if (heelBy === 'wall' && tooLong > unusual) return 'heel_not_proven'
  if (tooLong + offMm * tooLongPerMm < minTooLong && heelBy === 'outline') return 'heel_not_proven'
  if (unevenness > maxUneven) return 'implausible'
  if (alongEdgesMm > maxAlongEdgesMm) return 'foot_cut_off'
  if (heelBy === 'wall' && tooLong < minTooLong && !isHeelEdgeSeen) return 'other_paper'
  const isPlausible = [0, -offMm, offMm].some((mm) => isSeenFoot(withHeelAt(mm, figures)))
  return isPlausible ? undefined : 'implausible'
}

type Figures = NumberFacts['figures']

/** The same foot, its heel so much farther back. */
function withHeelAt(mm: number, { lengthMm, heelToBallMm, ...others }: Figures): Figures {
  const moved = (figure: Figure) => ({ ...figure, value: figure.value + mm })
  return {
    ...others,
    ...(lengthMm && { lengthMm: moved(lengthMm) }),
    ...(heelToBallMm && { heelToBallMm: moved(heelToBallMm) }),
  }
}

type MeasuredOutline = { readonly outline: readonly Point[]; readonly lengthMm: number; readonly heelToBallMm: number }

/** What feet have of their length: the breadth over the toes' joints, and from the heel to the first one (ANSUR II, spread). */
const typical = { breadth: 0.375, breadthSpread: 0.02, toBall: 0.731, toBallSpread: 0.0155 }

/**
 * A foot that stands before the edge is measured from the edge: too long for its breadth, and its ball lies too far ahead.
 * The leg hides the heel, so both shares together, in standard deviations, are the evidence.
 */
export function tooLongBy({ outline, lengthMm, heelToBallMm }: MeasuredOutline): number {
  const across = outline.flatMap(({ x, y }) => (y > 0.66 * lengthMm && y < 0.86 * lengthMm ? [x] : []))
  if (across.length === 0) return 0
  const breadth = (Math.max(...across) - Math.min(...across)) / lengthMm
  return (
    (typical.breadth - breadth) / typical.breadthSpread +
    (heelToBallMm / lengthMm - typical.toBall) / typical.toBallSpread
  )
}
