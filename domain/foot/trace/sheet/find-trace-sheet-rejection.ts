import type { TraceRejection } from '../question/trace-question.ts'

/** What is known of a photo once a sheet was looked for in it. */
export type TraceSheetFacts = {
  /** The brightness that only 3 % of the photo pass, 0 to 255. */
  readonly brightest: number
  /** From 10 to 90 % of the sharpest edges, in pixels of a photo of 1600; nothing where no edge is clear. */
  readonly edgeWidthPx: number | undefined
  /** Share of the photo at the end of all three colours. */
  readonly clippedShare: number
  /** Something like a sheet goes on beyond the photo's end. */
  readonly isCut: boolean
  readonly sheet: TracedSheet | undefined
}

export type TracedSheet = {
  readonly isByHand: boolean
  /** How much it looks like a sheet. */
  readonly mark: number
  /** Of each side, the share that was seen to end where a sheet would. */
  readonly support: readonly number[]
  readonly tiltDeg: number
  /** Pixels of the picture that is worked on. */
  readonly pxPerMm: number
  readonly clipped: number
  /** How far the corner that is nearest to the photo's end lies within it, as a share of its longer side. */
  readonly inside: number
  readonly bentMm: number
  /** The customer has to state which sheet it is. */
  readonly isAmbiguous: boolean
}

/** White paper in a room with little light; lit paper has 110 and more. */
const minBrightness = 60
/** Sharp photos have 2.5 to 5.5 px, those of a moved phone 9 and more. */
const maxEdgeWidthPx = 7.5
/** What ends on all four sides like paper has 0.85 and more on floors of its own colour, 1.3 and more on others. */
const minMark = 0.75
/** What has the shape of no sheet that we know, or of two, has to look more like one: as those on clear floors do. */
const minAmbiguousMark = 1
/** Fields of a floor share two or three sides with a sheet, seldom all four. A sheet that is bent has one side that is not straight. */
const [minSupport, minOfOthers] = [0.3, 0.5]
/** Of a spot of that share a line is hard to follow. More than half of all is a bright sheet, no spot. */
const [minGlare, maxGlare] = [0.008, 0.5]
/** So much of a photo is clipped when the sheet itself is lost in it. */
const clippedWithoutSheet = 0.03
/** A corner a little outside costs nothing: the edges up to there are seen. */
const outside = 0.01
/** A line of a pencil is 0.5 mm thick. */
const minPxPerMm = 0.9
/** Lengths come out right to a third of a percent up to there. */
const maxTiltDeg = 25
const maxBentMm = 2.5

/** What to change about light, camera or sheet: the first error that explains the others. */
export function findTraceSheetRejection({
  brightest,
  edgeWidthPx,
  clippedShare,
  isCut,
  sheet,
}: TraceSheetFacts): TraceRejection | undefined {
  if (brightest < minBrightness) return 'dark'
  const noSheet = () => {
    if (isCut) return 'paper_cut_off'
    return clippedShare > clippedWithoutSheet ? 'glare' : 'no_paper'
  }
  if (!isLike(sheet)) return noSheet()
  if (sheet.pxPerMm < minPxPerMm) return isCut ? 'paper_cut_off' : 'too_small'
  const isStraight = sheet.isByHand || hasSides(sheet)
  if (isStraight && sheet.tiltDeg > maxTiltDeg) return 'oblique'
  if (edgeWidthPx !== undefined && edgeWidthPx > maxEdgeWidthPx) return 'blurred'
  if (!isStraight) return hasThreeSides(sheet) ? 'paper_bent' : noSheet()
  if (sheet.clipped > minGlare && sheet.clipped < maxGlare) return 'glare'
  if (sheet.inside < -outside) return 'paper_cut_off'
  if (sheet.bentMm > maxBentMm) return 'paper_bent'
  return sheet.isAmbiguous ? 'which_paper' : undefined
}

function isLike(sheet: TracedSheet | undefined): sheet is TracedSheet {
  if (!sheet) return false
  return sheet.isByHand || sheet.mark >= (sheet.isAmbiguous ? minAmbiguousMark : minMark)
}

const hasSides = (sheet: TracedSheet) => hasThreeSides(sheet) && Math.min(...sheet.support) >= minSupport

/** All sides but one are seen to end where a sheet would. */
function hasThreeSides({ support }: TracedSheet): boolean {
  const [, next = 0] = [...support].sort((a, b) => a - b)
  return next >= minOfOthers
}
