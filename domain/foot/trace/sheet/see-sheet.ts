import { signedArea } from '../../geometry/polygon.ts'
import { tiltDeg } from '../../photo/camera/camera.ts'
import { lensPrior } from '../../photo/camera/lens-prior.ts'
import { projectCorners } from '../../photo/camera/project-corners.ts'
import { brightest } from '../../photo/gates/brightest.ts'
import { clippedOnSheet, clippedShare } from '../../photo/gates/clipped.ts'
import { edgeWidthPx, sideEdgeWidthPx } from '../../photo/gates/softness.ts'
import type { PaperName } from '../../photo/paper/papers.ts'
import { sheetSides } from '../../photo/paper/sides.ts'
import type { WorkPicture } from '../../photo/picture/picture.ts'
import type { Pixels } from '../../photo/question/photo-question.ts'
import type { TraceQuestion, TraceRejection } from '../question/trace-question.ts'
import { findTraceSheetRejection, type TracedSheet, type TraceSheetFacts } from './find-trace-sheet-rejection.ts'
import { type LaidSheet, type LayTraceSheetInput, layByHand, layFound } from './lay-sheet.ts'
import { type SmallPhoto, smallPhoto } from './small-photo.ts'
import { findAmbiguousPapers } from './which-paper.ts'

export type SeenSheet = {
  readonly laid: LaidSheet | undefined
  readonly facts: TraceSheetFacts
  readonly rejection: TraceRejection | undefined
  /** The possible sheets, if the customer has to choose one. */
  readonly papers: readonly PaperName[]
}

/** The lean of a camera follows from four sides; phones are held over sheets at up to twenty degrees, and farther by mistake. */
const lean = 0.4

/** The sheet in the photo of a tracing: no person stands on it, and all four of its sides are in sight. */
export function seeSheet(
  photo: Pixels,
  work: WorkPicture,
  { paper, focal35Mm, corners }: Pick<TraceQuestion, 'paper' | 'focal35Mm' | 'corners'>,
): SeenSheet {
  const { width, height } = photo
  const small = smallPhoto(photo)
  const prior = { ...lensPrior(focal35Mm, width, height), lean }
  const asked: LayTraceSheetInput = { photo: small, work, prior, middle: { x: width / 2, y: height / 2 }, paper }
  const laid = corners ? layByHand(asked, corners) : layFound(asked)
  const papers = laid ? findAmbiguousPapers(laid.fits, paper) : []
  const facts = {
    brightest: brightest(small.small),
    edgeWidthPx: edgeWidth(work, laid),
    clippedShare: clippedShare(small),
    isCut: small.isCut,
    sheet: laid && tracedSheet(laid, small, work, photo, papers.length > 0),
  }
  const rejection = findTraceSheetRejection(facts)
  return { laid, facts, rejection, papers: rejection === 'which_paper' ? papers : [] }
}

/**
 * On a light floor nothing but shades may have clear edges, and these are soft: then the sheet's own sides count. A moved phone
 * leaves edges along its motion sharp: of each parallel pair the sharper one is no softer than the photo, and the worse pair decides.
 */
function edgeWidth(work: WorkPicture, laid: LaidSheet | undefined): number | undefined {
  const all = edgeWidthPx(work)
  if (all === undefined || !laid) return all
  const widths = Object.fromEntries(
    sheetSides(laid.sheet).map((side) => [side.name, sideEdgeWidthPx(work, laid.camera, side, 0)]),
  )
  const sharper = (one: number | undefined, other: number | undefined) =>
    Math.min(one ?? Number.POSITIVE_INFINITY, other ?? Number.POSITIVE_INFINITY)
  return Math.min(all, Math.max(sharper(widths.left, widths.right), sharper(widths.front, widths.heel)))
}

function tracedSheet(
  laid: LaidSheet,
  small: SmallPhoto,
  { pxPerPixel }: WorkPicture,
  { width, height }: Pixels,
  isAmbiguous: boolean,
): TracedSheet {
  const { camera, sheet, sides, mark, bentMm, isByHand } = laid
  const corners = projectCorners(camera, sheet)
  const inside = Math.min(...corners.map(({ x, y }) => Math.min(x, y, width - x, height - y)))
  return {
    isByHand,
    mark,
    support: sides.map(({ support, visible }) => support * visible),
    tiltDeg: tiltDeg(camera),
    pxPerMm: Math.sqrt(Math.abs(signedArea(corners)) / (sheet.widthMm * sheet.heightMm)) / pxPerPixel,
    clipped: clippedOnSheet(small, camera, sheet),
    inside: inside / Math.max(width, height),
    bentMm,
    isAmbiguous,
  }
}
