import { fail, ok, type Result } from '#domain/result.ts'
import type { Figure } from '../foot-figures.ts'
import { focalAs35Mm, position, project, tiltDeg } from './camera/camera.ts'
import { lensPrior } from './camera/lens-prior.ts'
import { projectCorners } from './camera/project-corners.ts'
import { estimateUncertainty, type FootUncertainty } from './figures/estimate-uncertainty.ts'
import { locateFoot } from './figures/foot-place.ts'
import { measureFoot } from './figures/measure-foot.ts'
import { assessQuality, findPhotoWarnings, qualityFacts } from './gates/assess-quality.ts'
import { findNumbersRejection, tooLongBy } from './gates/find-numbers-rejection.ts'
import { findPieceRejection, maxAlongEdgesMm } from './gates/find-piece-rejection.ts'
import { proveHeel } from './gates/heel-proof.ts'
import { outlineByHand } from './gates/outline-by-hand.ts'
import { pieceFacts, unevenness } from './gates/piece-facts.ts'
import { seePaper } from './gates/see-paper.ts'
import { isSmallForPaper } from './gates/small-for-paper.ts'
import { papers } from './paper/papers.ts'
import { shrink, type WorkPicture } from './picture/picture.ts'
import {
  handMarks,
  type PhotoAnswer,
  type PhotoQuestion,
  type PhotoRejection,
  type PhotoRejectionFacts,
  type PhotoStage,
  type Pixels,
} from './question/photo-question.ts'
import { seeFoot } from './region/see-foot.ts'
import { withoutLeg } from './region/without-leg.ts'
import { buildOverview } from './sheet/find-sheet.ts'

export type PhotoResult = Result<PhotoAnswer, PhotoRejection, PhotoRejectionFacts>

/** More pixels than this along the longer side add no accuracy. */
const enoughPx = 2_100
/** So much of the heel's edge beside the leg is enough to know that the sheet ends there. */
const minHeelSupport = 0.2
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
  const overview = buildOverview(photo)
  onStage('paper')
  const prior = lensPrior(question.focal35Mm, width, height)
  const asked = { overview, work, prior, middle: { x: width / 2, y: height / 2 }, heel: question.heel }
  const { laid, facts, rejection } = seePaper(photo, asked, question, sheet)
  onStage('pose')
  if (!laid || rejection)
    return fail(rejection ?? 'no_paper', laid ? { corners: projectCorners(laid.camera, sheet) } : {})
  const { camera } = laid
  const corners = projectCorners(camera, sheet)
  onStage('foot')
  const seen = seeFoot(work, camera, sheet)
  const foot = seen && { ...seen, border: withoutLeg(seen.border, sheet) }
  const border = question.outline ? outlineByHand(question.outline, camera) : foot?.border
  if (!border) return fail(laid.mark < emptyMark ? 'no_paper' : 'no_foot', { corners })
  const heel = proveHeel({ work, camera, sheet, border, seen }, question)
  const pointed = { ...question, heelStands: heel?.stands }
  // An outline that was drawn by hand already determines the foot.
  const piece = question.outline
    ? undefined
    : foot && pieceFacts(foot, sheet, locateFoot(camera, pointed, border).heel.y)
  const pieceRejection = piece && findPieceRejection(piece)
  if (pieceRejection) return fail(pieceRejection, { corners })
  onStage('figures')
  const numbers = measureFoot(border, camera, question.side, pointed)
  const alongEdgesMm = piece?.alongEdgesMm ?? 0
  if (!numbers && alongEdgesMm > maxAlongEdgesMm) return fail('foot_cut_off', { corners })
  const outline = border.map(({ x, y }) => project(camera, x, y))
  if (!numbers) return fail(heel ? 'no_foot' : 'heel_not_proven', { corners, outline })
  const uncertainty = estimateUncertainty(
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
  const measured = (name: keyof FootUncertainty): Figure => ({
    value: numbers[name],
    tolerance: uncertainty[name],
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
  const isHeelEdgeSeen = laid.isByHand || (facts.sheet?.heelSupport ?? 0) >= minHeelSupport
  const numbersRejection = findNumbersRejection({
    figures,
    tooLong,
    unevenness: foot && !question.outline ? unevenness(foot) : 0,
    alongEdgesMm,
    isHeelEdgeSeen,
    heelBy: heel?.by,
    isOtherPaper: !laid.isByHand && facts.sheet?.isOtherPaper === true,
  })
  if (numbersRejection)
    return fail(numbersRejection, numbersRejection === 'foot_cut_off' ? { corners } : { corners, outline })
  const judged = qualityFacts(facts, {
    apart: piece?.apart,
    tooLong,
    isFocalKnown: question.focal35Mm !== undefined,
    isHeelEdgeSeen,
    isHeelAssumed: heel?.by === 'wall',
    heelMm: heel?.heelMm ?? 0,
    isSmallForPaper: isSmallForPaper(numbers.lengthMm, question.paper),
  })
  const toesToEdgeMm = sheet.heightMm - border.reduce((max, { y }) => Math.max(max, y), 0)
  return ok({
    foot: {
      side: numbers.side,
      figures,
      toeForm: numbers.toeForm && { value: numbers.toeForm, method: 'measured' },
      outline: numbers.outline,
      quality: assessQuality(judged),
    },
    warnings: findPhotoWarnings({ ...judged, toesToEdgeMm, isOtherSide: numbers.seenSide !== numbers.side }),
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
