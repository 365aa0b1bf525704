import type { ToeForm } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'

const columns = 120
/** Where each toe's tip is, as a share of the toes' breadth from the inner side: in the middle, per degree of the big toe. */
const tipsAt = [
  { share: 0.14, perDegree: 0.0082, reach: 0.1 },
  { share: 0.455, perDegree: 0.0045, reach: 0.07 },
  { share: 0.635, perDegree: 0.0032, reach: 0.06 },
  { share: 0.785, perDegree: 0.0012, reach: 0.05 },
  { share: 0.92, perDegree: 0, reach: 0.05 },
] as const

/**
 * How far each toe reaches along the axis, the big one first; x grows towards the big toe. A toe's tip is a hill of the front
 * edge; where a sock smooths the hills away, the edge at the place where the tip must be stands for it.
 */
export function toeTips(foot: readonly Point[], lengthMm: number, bigToeAngleDeg: number): number[] {
  const ahead = foot.filter(({ y }) => y > 0.78 * lengthMm)
  const inner = ahead.reduce((max, { x }) => Math.max(max, x), Number.NEGATIVE_INFINITY)
  const outer = ahead.reduce((min, { x }) => Math.min(min, x), Number.POSITIVE_INFINITY)
  const edge = frontEdge(foot, inner, outer)
  return tipsAt.map(({ share, perDegree, reach }) => {
    const middle = Math.round((share + perDegree * Math.max(0, bigToeAngleDeg)) * columns)
    const wide = Math.round(reach * columns)
    let tip = 0
    for (let k = Math.max(2, middle - wide); k <= Math.min(columns - 2, middle + wide); k += 1)
      if (isHill(edge, k)) tip = Math.max(tip, edge[k]!)
    return tip > 0 ? tip : edge[middle]!
  })
}

/** How far the foot reaches in each column, from the inner side to the outer; the mean of three columns. */
function frontEdge(foot: readonly Point[], inner: number, outer: number): Float64Array {
  const reach = new Float64Array(columns + 1)
  const columnAt = (x: number) => ((inner - x) / (inner - outer)) * columns
  for (let n = 0; n < foot.length; n += 1) {
    const a = foot[n]!
    const b = foot[(n + 1) % foot.length]!
    const [from, to] = [columnAt(a.x), columnAt(b.x)]
    // The two ends of the border lie at the leg, and are no edge.
    if (Math.abs(from - to) > 12) continue
    const steps = Math.max(1, Math.ceil(Math.abs(to - from) * 2))
    for (let k = 0; k <= steps; k += 1) {
      const column = Math.round(from + ((to - from) * k) / steps)
      if (column >= 0 && column <= columns) reach[column] = Math.max(reach[column]!, a.y + ((b.y - a.y) * k) / steps)
    }
  }
  return reach.map((value, k) => (k > 0 && k < columns ? (reach[k - 1]! + 2 * value + reach[k + 1]!) / 4 : value))
}

function isHill(edge: Float64Array, k: number): boolean {
  for (let d = 1; d <= 3; d += 1) if (edge[k]! < (edge[k - d] ?? 0) || edge[k]! < (edge[k + d] ?? 0)) return false
  return true
}

/** Which form the toes have; the steps are for a foot of 250 mm. */
export function toeForm(toes: readonly number[], lengthMm: number): ToeForm | undefined {
  const [first, second, third, fourth] = toes.map((tip) => (tip * 250) / lengthMm)
  if (!first || !second || !third || !fourth) return undefined
  if (second - first > 2) return 'greek'
  if (first - second > 2) return 'egyptian'
  return third - fourth < 3.5 && first - fourth < 6 ? 'square' : 'roman'
}
