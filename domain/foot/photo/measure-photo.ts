import { fail, ok, type Result } from '#domain/result.ts'
import type { Figure } from '../foot-figures.ts'
import { focalAs35Mm, position, project, tiltDeg } from './camera/camera.ts'
import { cornersOf } from './camera/corners-of.ts'
import { lensPrior } from './camera/lens-prior.ts'
import { placeOf } from './figures/foot-place.ts'
import { measureFoot } from './figures/measure-foot.ts'
import { type Unsure, unsureness } from './figures/unsureness.ts'
import { mostAlongEdgesMm, pieceFault } from './gates/foot-fault.ts'
import { proveHeel } from './gates/heel-proof.ts'
import { numbersFault, tooLongBy } from './gates/numbers-fault.ts'
import { outlineByHand } from './gates/outline-by-hand.ts'
import { pieceFacts, unevenness } from './gates/piece-facts.ts'
import { qualityFacts, qualityOf, warningsOf } from './gates/quality-of.ts'
import { seePaper } from './gates/see-paper.ts'
import { isSmallForPaper } from './gates/small-for-paper.ts'
import { papers } from './paper/papers.ts'
import { shrink, type WorkPicture } from './picture/picture.ts'
import {
  handMarks,
  type PhotoAnswer,
  type PhotoFault,
  type PhotoQuestion,
  type PhotoRefusalFacts,
  type PhotoStage,
  type Pixels,
} from './question/photo-question.ts'
import { seeFoot } from './region/see-foot.ts'
import { withoutLeg } from './region/without-leg.ts'
import { overviewOf } from './sheet/find-sheet.ts'

export type PhotoResult = Result<PhotoAnswer, PhotoFault, PhotoRefusalFacts>

/** More pixels than this along the longer side tell nothing more about millimetres. */
const enoughPx = 2_100
/** So much of the heel's edge beside the leg is enough to know that the sheet ends there. */
const leastHeelSupport = 0.2
/** Nothing stands on it: then it must look like a sheet for sure. */
const emptyMark = 1.5

/** Measures a foot on a sheet of paper, photographed from above; or says the one thing to change. */
export function measurePhoto(
  photo: Pixels,
  question: PhotoQuestion,
  onStage: (stage: PhotoStage) => void = () => {},
): PhotoResult {
  const { width, height } = photo
  const sheet = papers[question.paper]
  onStage('looking')
  const pxPerPixel = Math.max(1, Math.ceil(Math.max(width, height) / enoughPx))
  const work: WorkPicture = { picture: shrink(photo, pxPerPixel), pxPerPixel }
  const overview = overviewOf(photo)
  onStage('paper')
  const prior = lensPrior(question.focal35Mm, width, height)
  const asked = { overview, work, prior, middle: { x: width / 2, y: height / 2 }, heel: question.heel }
  const { laid, facts, fault } = seePaper(photo, asked, question, sheet)
  onStage('pose')
  if (!laid || fault) return fail(fault ?? 'no_paper', laid ? { corners: cornersOf(laid.camera, sheet) } : {})
  const { camera } = laid
  const corners = cornersOf(camera, sheet)
  onStage('foot')
  const seen = seeFoot(work, camera, sheet)
  const foot = seen && { ...seen, border: withoutLeg(seen.border, sheet) }
  const border = question.outline ? outlineByHand(question.outline, camera) : foot?.border
  if (!border) return fail(laid.mark < emptyMark ? 'no_paper' : 'no_foot', { corners })
  const heel = proveHeel({ work, camera, sheet, border, seen }, question)
  const pointed = { ...question, heelStands: heel?.stands }
  // Whoever drew the outline has told what the foot is.
  const piece = question.outline ? undefined : foot && pieceFacts(foot, sheet, placeOf(camera, pointed, border).heel.y)
  const wrongPiece = piece && pieceFault(piece)
  if (wrongPiece) return fail(wrongPiece, { corners })
  onStage('figures')
  const numbers = measureFoot(border, camera, question.side, pointed)
  const alongEdgesMm = piece?.alongEdgesMm ?? 0
  if (!numbers && alongEdgesMm > mostAlongEdgesMm) return fail('foot_cut_off', { corners })
  const outline = border.map(({ x, y }) => project(camera, x, y))
  if (!numbers) return fail(heel ? 'no_foot' : 'heel_not_proven', { corners, outline })
  const unsure = unsureness(
    laid,
    border,
    numbers,
    (moved, other, bulging) => measureFoot(moved, other, numbers.side, pointed, bulging),
    {
      heelMm: heel?.heelMm ?? 0,
      isToeByHand: question.toe !== undefined,
      isBallByHand: question.ball !== undefined,
      isOutlineByHand: question.outline !== undefined,
    },
  )
  const measured = (name: keyof Unsure): Figure => ({
    value: numbers[name],
    tolerance: unsure[name],
    method: 'measured',
  })
  const figures = {
    lengthMm: measured('lengthMm'),
    ballWidthMm: measured('ballWidthMm'),
    footBreadthMm: measured('footBreadthMm'),
    heelToBallMm: measured('heelToBallMm'),
    bigToeAngleDeg: measured('bigToeAngleDeg'),
  }
  const tooLong = tooLongBy(numbers)
  const isHeelEdgeSeen = laid.isByHand || (facts.sheet?.heelSupport ?? 0) >= leastHeelSupport
  const wrongNumbers = numbersFault({
    figures,
    tooLong,
    unevenness: foot && !question.outline ? unevenness(foot) : 0,
    alongEdgesMm,
    isHeelEdgeSeen,
    heelBy: heel?.by,
    isOtherPaper: !laid.isByHand && facts.sheet?.isOtherPaper === true,
  })
  if (wrongNumbers) return fail(wrongNumbers, wrongNumbers === 'foot_cut_off' ? { corners } : { corners, outline })
  const judged = qualityFacts(facts, {
    apart: piece?.apart,
    tooLong,
    isFocalKnown: question.focal35Mm !== undefined,
    isHeelEdgeSeen,
    isHeelAssumed: heel?.by === 'wall',
    heelMm: heel?.heelMm ?? 0,
    isSmallForPaper: isSmallForPaper(numbers.lengthMm, question.paper),
  })
  const toesToEdgeMm = sheet.heightMm - border.reduce((most, { y }) => Math.max(most, y), 0)
  return ok({
    foot: {
      side: numbers.side,
      figures,
      toeForm: numbers.toeForm && { value: numbers.toeForm, method: 'measured' },
      outline: numbers.outline,
      quality: qualityOf(judged),
    },
    warnings: warningsOf({ ...judged, toesToEdgeMm, isOtherSide: numbers.seenSide !== numbers.side }),
    seen: {
      corners,
      outline,
      heelStands: heel?.stands,
      tiltDeg: tiltDeg(camera),
      heightMm: position(camera)[2],
      focal35Mm: focalAs35Mm(camera.focalPx, width, height),
    },
    byHand: handMarks.filter((mark) => question[mark] !== undefined),
  })
}
