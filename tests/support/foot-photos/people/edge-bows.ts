import type { Point } from '#domain/foot/geometry/point.ts'
import { papers } from '#domain/foot/photo/papers.ts'
import type { FootScene } from '../scene.ts'
import { bentPlace } from '../sheet-form.ts'

const steps = 60

/** How far each of a sheet's edges is seen off a straight line, in mm on the floor: heel, left, toes, right. */
export function edgeBows({ paper, bends = [], camera }: FootScene): number[] {
  if (!paper || bends.length === 0) return [0, 0, 0, 0]
  const { widthMm, heightMm } = papers[paper]
  const seen = (x: number, y: number): Point => {
    const [px, py, z] = bentPlace(bends, x, y)
    const share = camera.zMm / (camera.zMm - z)
    return { x: camera.xMm + (px - camera.xMm) * share, y: camera.yMm + (py - camera.yMm) * share }
  }
  const edges = [
    (share: number) => seen(share * widthMm, 0),
    (share: number) => seen(0, share * heightMm),
    (share: number) => seen(share * widthMm, heightMm),
    (share: number) => seen(widthMm, share * heightMm),
  ]
  return edges.map((at) => bowOf(Array.from({ length: steps + 1 }, (_, k) => at(k / steps))))
}

/** The width of the narrowest strip along the line through most of the points: what is left beside a line between two of them. */
function bowOf(line: readonly Point[]): number {
  const places = [0, 15, 30, 45, 60]
  const offs = places.flatMap((from) => places.filter((to) => to > from).map((to) => mostOff(line, from, to)))
  return Math.min(...offs)
}

function mostOff(line: readonly Point[], from: number, to: number): number {
  const [a, b] = [line[from] as Point, line[to] as Point]
  const long = Math.hypot(b.x - a.x, b.y - a.y)
  return Math.max(...line.map(({ x, y }) => Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / long))
}
