import type { SeenLine } from '../line/seen-line.ts'
import type { TraceRejection } from '../question/trace-question.ts'

/** Lines with gaps up to this are closed as well by eye: over 18 mm at a heel's or a toe's end the bridge may be off by a millimetre. */
const maxOpenMm = 18
/** A heel's 18 mm stand out by 1.4 mm over their chord. Along a side wider ones stand out by less, and are as sure. */
const [maxStraightMm, maxBulgeMm] = [32, 1.2]
/** Under a pen that lies slantwise on it a line goes on for longer, and is as sure where it is as straight: round by so much at most. */
const [maxHiddenMm, minRoundMm] = [64, 90]
/** A line of which more than a quarter is bridged is a guess. */
export const maxBridgedShare = 0.25
/** An upright pen goes around twice within 2 mm; more at the 12 mm where most of a foot's side is touched are leans that differ by ten degrees. */
export const maxApartMm = 2.1
/** Along less of it something else may lie beside the line: the mark between the toes, the end that overshoots. */
export const minDoubledMm = 40

/** What is wrong with a line that was found. */
export function findLineRejection(line: SeenLine): TraceRejection | undefined {
  if (line.openMm > maxMm(line) || line.bridgedMm > maxBridgedShare * lineLengthMm(line)) return 'line_open'
  if (line.doubledMm > minDoubledMm && line.apartMm > maxApartMm) return 'pen_leaned'
  return undefined
}

function maxMm(line: SeenLine): number {
  const bulge = bulgeMm(line)
  if (line.isOpenHidden && bulge < line.openMm ** 2 / (8 * minRoundMm)) return maxHiddenMm
  return bulge < maxBulgeMm ? maxStraightMm : maxOpenMm
}

/** How far the widest bridge stands out over the chord between its ends. */
function bulgeMm({ points, open }: SeenLine): number {
  if (!open) return Number.POSITIVE_INFINITY
  const [from, to] = open
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const first = points.findIndex(({ x, y }) => x === from.x && y === from.y)
  const turned = [...points.slice(first), ...points.slice(0, first)]
  const end = turned.findIndex(({ isBridged }) => !isBridged)
  const off = turned.slice(0, end).map(({ x, y }) => Math.abs((x - from.x) * dy - (y - from.y) * dx))
  return Math.max(0, ...off) / (Math.hypot(dx, dy) || 1)
}

/** Once around. */
export function lineLengthMm({ points }: SeenLine): number {
  return points.reduce((sum, point, k) => {
    const next = points[(k + 1) % points.length]!
    return sum + Math.hypot(next.x - point.x, next.y - point.y)
  }, 0)
}
