import { signedArea } from '../../geometry/polygon.ts'
import { type Camera, project, tiltDeg } from '../camera/camera.ts'
import { type PaperName, papers, type Sheet } from '../papers.ts'
import type { Corners, Pixels } from '../photo-question.ts'
import type { Overview, WorkPicture } from '../sheet/find-sheet.ts'
import type { LaidSheet } from '../sheet/lay-sheet.ts'
import { brightest } from './brightest.ts'
import { clippedOnSheet, clippedShare } from './clipped.ts'
import { isOtherPaper, paperEnds } from './paper-ends.ts'
import type { FoundSheet, SheetFacts } from './sheet-fault.ts'
import { edgeWidthPx } from './softness.ts'

/** A sheet that was found, or whose corners were set by hand. */
export type LaidPaper = Pick<LaidSheet, 'camera' | 'information' | 'mark' | 'covered' | 'sides'> & {
  readonly isByHand: boolean
}

/** What the gates ask of a photo and of the sheet in it. */
export function sheetFacts(
  photo: Pixels,
  overview: Overview,
  work: WorkPicture,
  laid: LaidPaper | undefined,
  paper: PaperName,
): SheetFacts {
  return {
    brightest: brightest(overview.small),
    edgeWidthPx: edgeWidthPx(work),
    clippedShare: clippedShare(overview),
    sheet: laid && foundSheet(laid, paper, overview, work, photo),
  }
}

function foundSheet(
  laid: LaidPaper,
  paper: PaperName,
  overview: Overview,
  work: WorkPicture,
  { width, height }: Pixels,
): FoundSheet {
  const sheet = papers[paper]
  const { camera, mark, covered, sides, isByHand } = laid
  const corners = cornersOf(camera, sheet)
  const areaPx = Math.abs(signedArea(corners))
  const inside = corners.slice(2).map(({ x, y }) => Math.min(x, y, width - x, height - y))
  return {
    isByHand,
    mark,
    covered,
    support: sides.flatMap(({ name, support }) => (name === 'heel' ? [] : [support])),
    heelSupport: sides.reduce((sum, { name, support, visible }) => (name === 'heel' ? support * visible : sum), 0),
    tiltDeg: tiltDeg(camera),
    share: areaPx / (width * height),
    pxPerMm: Math.sqrt(areaPx / (sheet.widthMm * sheet.heightMm)),
    clipped: clippedOnSheet(overview, camera, sheet),
    toesInside: Math.min(...inside) / Math.max(width, height),
    isOtherPaper: isOtherPaper(paperEnds(work, camera, paper), paper),
  }
}

/** Heel right, heel left, toe left, toe right. */
export function cornersOf(camera: Camera, { widthMm, heightMm }: Sheet): Corners {
  return [
    project(camera, widthMm, 0),
    project(camera, 0, 0),
    project(camera, 0, heightMm),
    project(camera, widthMm, heightMm),
  ]
}
