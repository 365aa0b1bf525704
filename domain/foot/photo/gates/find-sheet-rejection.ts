import type { PhotoRejection } from '../question/photo-question.ts'

/** What is known of a photo once a sheet was looked for in it. */
export type SheetFacts = {
  /** The brightness that only 3 % of the photo pass, 0 to 255. */
  readonly brightest: number
  /** From 10 to 90 % of the sharpest edges, in pixels of a photo of 1600; nothing where no edge is clear. */
  readonly edgeWidthPx: number | undefined
  /** Share of the photo at the end of all three colours. */
  readonly clippedShare: number
  readonly sheet: FoundSheet | undefined
}

export type FoundSheet = {
  /** Its corners were set by hand: it is a sheet, and where it is need not be asked. */
  readonly isByHand: boolean
  /** How much it looks like a sheet; a clear one has about 2. */
  readonly mark: number
  /** The same, though it is seen askew. */
  readonly looks: number
  /** Left, right and front: the share of the edge that is where a straight edge would be. */
  readonly support: readonly number[]
  /** The same of the heel's edge, which the leg hides more or less. */
  readonly heelSupport: number
  /** How much of the sheet's two ends is covered by something. */
  readonly covered: readonly [heel: number, toes: number]
  /** The same of its middle. */
  readonly coveredMiddle: number
  readonly tiltDeg: number
  /** Which share of the photo the sheet takes. */
  readonly share: number
  readonly pxPerMm: number
  readonly clipped: number
  /** How far the nearer toe corner lies within the photo, as a share of its longer side. */
  readonly toesInside: number
  /** The same of the middle of the heel's edge. */
  readonly heelInside: number
  /** It ends at the heel where a sheet of another size would. */
  readonly isOtherPaper: boolean
  /** It ends where no sheet would. */
  readonly endsElsewhere: boolean
}

/** White paper in a room with little light; lit paper has 110 and more. */
const minBrightness = 60
/** Sharp photos have 2.5 to 5.5 px, those of a moved phone 9 and more. */
const maxEdgeWidthPx = 7.5
/** Sheets on floors of nearly their own colour have 1.55 and more, other shapes of the floor rarely so much with all three edges. */
const minMark = 0.9
const minSupport = 0.5
/** A corner that curls takes this much of an edge from its line; the other two edges must be clear then. */
const [curledSupport, besideCurled] = [0.35, 0.6]
/** Above this it is certainly a sheet. */
const sureMark = 1.45
const weakSupport = 0.55
/** Where it is seen askew, what is no sheet seldom looks that much like one. */
const obliqueLooks = 1.3
/** Toe corners that are so far outside cost nothing: the edges up to there are seen. */
const outside = 0.01
/** The fields of a floor are smaller than sheets: what is that small must be a sheet for sure. */
const farMark = 1.7
/** A fingertip is 15 mm; of a spot of that size a border is hard to follow. More than half of all is a bright sheet, no spot. */
const [minGlare, maxGlare] = [0.02, 0.5]
const clippedWithoutSheet = 0.006
/** The heights of a foot are no longer taken off well. */
export const maxTiltDeg = 25
/** A pixel of 1 mm; photos that follow the protocol have 0.9 and more, and sheets of a twenty-seventh of the photo. */
const minPxPerMm = 0.9
export const minShare = 0.036
/** Something all over the toes' end of the sheet, and at its heel's as well: these are the tiles of a floor. */
const coveredToes = 0.25
/** Nothing on it, no edge at the heel either, and no very clear sheet: this is a plank. Trousers may be as light as paper. */
const coveredHeel = 0.04
const plankMark = 1.65
/** Of a sheet that is seen askew a leg covers at least so much of the heel's end. */
const coveredByLeg = 0.15
/** If the heel's edge is seen as well, a person on the sheet covers so much of its middle: fields of a floor have nothing on them. */
const [minStoodOn, maxStoodOn] = [0.08, 0.6]
/** A leg all over the heel's end hides where the paper ends. */
const hidesAll = 0.95

/** What to change about light, camera or sheet: the first error that explains the others. */
export function findSheetRejection(facts: SheetFacts): PhotoRejection | undefined {
  const { brightest, edgeWidthPx, sheet } = facts
  if (brightest < minBrightness) return 'dark'
  const isTilted = sheet !== undefined && sheet.tiltDeg > maxTiltDeg
  // The angle of view can hardly be determined from a piece of it.
  if (isTilted && !sheet.isByHand && sheet.toesInside < -outside && isSeenAskew(sheet)) return 'paper_cut_off'
  if (isTilted && (sheet.isByHand || isSeenAskew(sheet))) return 'oblique'
  if (edgeWidthPx !== undefined && edgeWidthPx > maxEdgeWidthPx) return 'blurred'
  const isSeen = sheet !== undefined && (sheet.isByHand || isSheet(sheet))
  if (isSeen && sheet.clipped > minGlare && sheet.clipped < maxGlare) return 'glare'
  const isSmall = sheet !== undefined && (sheet.pxPerMm < minPxPerMm || sheet.share < minShare)
  if (sheet?.isByHand) return isSmall ? 'too_small' : undefined
  if (!isSeen) return facts.clippedShare > clippedWithoutSheet ? 'glare' : 'no_paper'
  if (Math.min(sheet.toesInside, sheet.heelInside) < -outside) return 'paper_cut_off'
  if (sheet.tiltDeg > maxTiltDeg) return 'no_paper'
  if (isSmall) return sheet.mark < farMark ? 'no_paper' : 'too_small'
  if (sheet.isOtherPaper && sheet.covered[0] < hidesAll) return 'other_paper'
  if (sheet.support.filter((support) => support < weakSupport).length >= 2) return 'weak_edge'
  return undefined
}

function isSheet({ mark, support, covered, heelSupport, endsElsewhere }: FoundSheet): boolean {
  if (endsElsewhere) return false
  if (covered[0] < coveredHeel && heelSupport < minSupport && mark < plankMark) return false
  return mark >= minMark && isStraight(mark, support) && Math.min(...covered) < coveredToes
}

function isStraight(mark: number, support: readonly number[]): boolean {
  const [min = 1, next = 1] = [...support].sort((a, b) => a - b)
  return min >= minSupport || (mark >= sureMark && min >= curledSupport && next >= besideCurled)
}

/** Seen from aside, edges that curl are far from straight: it only has to look like a sheet that a person stands on. */
function isSeenAskew(sheet: FoundSheet): boolean {
  const { mark, looks, support, heelSupport, covered, coveredMiddle, endsElsewhere, share } = sheet
  if (mark >= sureMark && isSheet(sheet)) return true
  const [, next = 1] = [...support].sort((a, b) => a - b)
  const [heel, toes] = covered
  const isWithin = heelSupport >= minSupport && coveredMiddle > minStoodOn && coveredMiddle < maxStoodOn
  const isStoodOn = (heel > coveredByLeg || isWithin) && toes < coveredToes
  return !endsElsewhere && isStoodOn && share >= minShare && looks >= obliqueLooks && next >= minSupport
}
