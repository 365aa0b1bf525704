import type { Point } from '#domain/foot/geometry/point.ts'
import type { Sheet } from '#domain/foot/photo/paper/papers.ts'
import type { TraceRejection } from '#domain/foot/trace/question/trace-question.ts'
import { groupBy, quantile } from '../spread.ts'
import type { LineLabel } from './read-lines.ts'

/** A photo with its label and the engine's outcome. */
export type LineCase = {
  readonly label: Pick<LineLabel, 'file' | 'shows' | 'corners' | 'isWhole' | 'line' | 'sheetCodes' | 'lineCodes'>
  /** The detected corners of the sheet, and the rejection code; undefined if the engine measured a foot. */
  readonly seen: readonly Point[] | undefined
  readonly said: TraceRejection | undefined
  /** The distances to the nearest ink from each labelled point, and from sample points all over the sheet. */
  readonly ink:
    | { readonly offMm: readonly number[]; readonly elsewhereMm: readonly number[]; readonly sheet: Sheet }
    | undefined
}

/** The largest accepted error of a corner as a share of the sheet's diagonal: seven millimetres of an A4. */
const maxCornerShare = 0.02
/** The largest accepted distance of ink, in mm or as a share of the sheet's width if that is more. */
const [maxInkMm, maxInkShare] = [1.5, 0.01]

/** The error of the worst corner as a share of the diagonal, whichever corner is first and in either direction. */
export function cornersOff(labelled: NonNullable<LineLabel['corners']>, seen: readonly Point[]): number {
  const corners = labelled.map(([x, y]) => ({ x, y }))
  const away = (one: Point | undefined, other: Point | undefined) =>
    one && other ? Math.hypot(one.x - other.x, one.y - other.y) : Number.POSITIVE_INFINITY
  const diagonal = Math.max(away(corners[0], corners[2]), away(corners[1], corners[3]))
  const worst = (round: readonly Point[], first: number) =>
    Math.max(...corners.map((corner, nth) => away(corner, round[(nth + first) % round.length])))
  const ways = [seen, seen.toReversed()].flatMap((round) => round.map((_, first) => worst(round, first)))
  return Math.min(...ways) / diagonal
}

const isSeen = ({ label: { corners }, seen }: LineCase) =>
  corners !== null && seen !== undefined && cornersOff(corners, seen) <= maxCornerShare
const isSheetRight = (one: LineCase) => isSeen(one) || includesCode(one.label.sheetCodes, one.said)
const includesCode = (codes: readonly TraceRejection[], said: TraceRejection | undefined) =>
  said !== undefined && codes.includes(said)
/** Answers are correct only for tracings of feet, and codes only for what they describe. */
const isSaidRight = ({ label, said }: LineCase) =>
  said === undefined ? label.shows === 'tracing' : includesCode([...label.sheetCodes, ...label.lineCodes], said)
const reachMm = ({ widthMm }: Sheet) => Math.max(maxInkMm, maxInkShare * widthMm)
const isInkSeen = ({ ink }: LineCase) => ink?.offMm.every((mm) => mm <= reachMm(ink.sheet)) === true
/** Without a sheet, its correct code is the best possible result for the line, too. */
const isLineRight = (one: LineCase) => (one.label.line.length > 0 ? isInkSeen(one) : isSheetRight(one))

const toShare = (some: readonly unknown[], all: readonly unknown[]) => ({
  count: some.length,
  of: all.length,
  share: all.length === 0 ? null : some.length / all.length,
})
const listFiles = (cases: readonly LineCase[]) => cases.map(({ label }) => label.file)

/** Scores how well sheets and lines are found on photos that were not made for the engine. */
export function scoreLines(cases: readonly LineCase[]) {
  const inSight = cases.filter(({ label }) => label.isWhole && label.sheetCodes.length === 0)
  const withLine = cases.filter(({ label }) => label.line.length > 0)
  const by = (of: (one: LineCase) => string) =>
    [...groupBy(cases, of)].map(([name, some]) => ({
      name,
      photos: some.length,
      sheet: toShare(some.filter(isSheetRight), some),
      line: toShare(some.filter(isLineRight), some),
      said: toShare(some.filter(isSaidRight), some),
    }))
  const byChance = cases.flatMap(({ ink }) =>
    ink ? [ink.elsewhereMm.filter((mm) => mm <= reachMm(ink.sheet)).length / ink.elsewhereMm.length] : [],
  )
  return {
    photos: cases.length,
    /** The sheet was found in its place, or rejected with a correct code. */
    sheet: toShare(cases.filter(isSheetRight), cases),
    inSight: toShare(inSight.filter(isSeen), inSight),
    line: toShare(cases.filter(isLineRight), cases),
    ink: toShare(withLine.filter(isInkSeen), withLine),
    /** The median share of random points as near to ink: an engine that sees ink everywhere would find every line. */
    byChance: byChance.length > 0 ? quantile(byChance, 0.5) : null,
    said: toShare(cases.filter(isSaidRight), cases),
    groups: by(({ label }) => label.shows),
    wrong: {
      sheet: listFiles(cases.filter((one) => !isSheetRight(one))),
      line: listFiles(cases.filter((one) => !isLineRight(one))),
      said: listFiles(cases.filter((one) => !isSaidRight(one))),
      answered: listFiles(cases.filter(({ label, said }) => said === undefined && label.shows !== 'tracing')),
    },
    rows: cases.map((one) => ({
      file: one.label.file,
      cornersOff: one.label.corners && one.seen ? cornersOff(one.label.corners, one.seen) : null,
      inkMm: one.ink ? Math.max(...one.ink.offMm) : null,
      wanted: [...one.label.sheetCodes, ...one.label.lineCodes].join(' '),
      said: one.said ?? 'answered',
    })),
  }
}

export type LineReport = ReturnType<typeof scoreLines>
