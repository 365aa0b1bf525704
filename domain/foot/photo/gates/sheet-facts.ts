import type { Point } from '../../geometry/point.ts'
import { signedArea } from '../../geometry/polygon.ts'
import { project, tiltDeg } from '../camera/camera.ts'
import { projectCorners } from '../camera/project-corners.ts'
import { type PaperName, papers } from '../paper/papers.ts'
import type { WorkPicture } from '../picture/picture.ts'
import type { Pixels } from '../question/photo-question.ts'
import type { Overview } from '../sheet/find-sheet.ts'
import type { LaidPaper } from '../sheet/sheet-by-hand.ts'
import { brightest } from './brightest.ts'
import { clippedOnSheet, clippedShare } from './clipped.ts'
import type { FoundSheet, SheetFacts } from './find-sheet-rejection.ts'
import { isOtherPaper } from './other-paper.ts'
import { edgeWidthPx, sheetEdgeWidthPx } from './softness.ts'

/** What the gates need to know of a photo, wherever its sheet lies. */
export function photoFacts(overview: Overview, work: WorkPicture): Omit<SheetFacts, 'sheet'> {
  return {
    brightest: brightest(overview.small),
    edgeWidthPx: edgeWidthPx(work),
    clippedShare: clippedShare(overview),
  }
}

/** What they need to know of the sheet in it. */
export function sheetFacts(
  photo: Pixels,
  alone: ReturnType<typeof photoFacts>,
  overview: Overview,
  work: WorkPicture,
  laid: LaidPaper | undefined,
  paper: PaperName,
): SheetFacts {
  return {
    ...alone,
    edgeWidthPx: laid
      ? sharper(alone.edgeWidthPx, sheetEdgeWidthPx(work, laid.camera, papers[paper]))
      : alone.edgeWidthPx,
    sheet: laid && foundSheet(laid, paper, overview, photo),
  }
}

function foundSheet(laid: LaidPaper, paper: PaperName, overview: Overview, { width, height }: Pixels): FoundSheet {
  const sheet = papers[paper]
  const { camera, mark, looks, covered, coveredMiddle, ends, endsElsewhere, sides, isByHand } = laid
  const corners = projectCorners(camera, sheet)
  const areaPx = Math.abs(signedArea(corners))
  const edgeDistanceRatio = ({ x, y }: Point) => Math.min(x, y, width - x, height - y) / Math.max(width, height)
  return {
    isByHand,
    mark,
    looks,
    covered,
    coveredMiddle,
    support: sides.flatMap(({ name, support }) => (name === 'heel' ? [] : [support])),
    heelSupport: sides.reduce((sum, { name, support, visible }) => (name === 'heel' ? support * visible : sum), 0),
    tiltDeg: tiltDeg(camera),
    share: areaPx / (width * height),
    pxPerMm: Math.sqrt(areaPx / (sheet.widthMm * sheet.heightMm)),
    clipped: clippedOnSheet(overview, camera, sheet),
    toesInside: Math.min(...corners.slice(2).map(edgeDistanceRatio)),
    heelInside: edgeDistanceRatio(project(camera, sheet.widthMm / 2, 0)),
    isOtherPaper: isOtherPaper(ends, paper),
    endsElsewhere,
  }
}

/** On a light floor nothing but shades may have clear edges, and these are soft. */
const sharper = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? one : Math.min(one, other)
