import type { Point } from '#domain/foot/geometry/point.ts'
import type { Sheet } from '#domain/foot/photo/paper/papers.ts'
import type { Stroke } from '../hand-line.ts'
import type { TraceScene } from '../trace-scene.ts'

const ring = (cx: number, cy: number, rx: number, ry: number, from = 0, to = 2): Point[] =>
  Array.from({ length: 121 }, (_, k) => {
    const angle = (from + ((to - from) * k) / 120) * Math.PI
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) }
  })

/** Things that people draw which are no foot. */
export function drawDoodle(what: NonNullable<TraceScene['doodle']>, sheet: Sheet, widthMm: number): Stroke[] {
  const [cx, cy] = [sheet.widthMm * 0.4, sheet.heightMm / 2]
  const lines: Record<typeof what, () => Point[][]> = {
    circle: () => [ring(cx, cy, 58, 61)],
    face: () => [
      ring(cx, cy, 60, 72),
      ring(cx - 22, cy + 22, 7, 6),
      ring(cx + 22, cy + 22, 7, 6),
      ring(cx, cy - 10, 30, 22, 1.1, 1.9),
    ],
    hand: () => [handAround(cx, cy - 70)],
  }
  return lines[what]().map((points) => ({ points, ink: points.map(() => 0.95), widthMm }))
}

/** Around a hand that lies on the sheet, fingers spread: from the wrist over thumb and fingers, and closed. */
function handAround(cx: number, low: number): Point[] {
  const fingers = [
    [-52, 78, 150],
    [-28, 108, 106],
    [-7, 114, 92],
    [14, 110, 80],
    [34, 98, 62],
  ] as const
  const round = fingers.flatMap(([x, y, degrees], k) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const long = [42, 62, 70, 64, 50][k] ?? 60
    const tip = ring(cx + x + cos * long, low + y + sin * long, 8.5, 8.5, degrees / 180 + 0.5, degrees / 180 - 0.5)
    const side = (by: number): Point => ({ x: cx + x - sin * by, y: low + y + cos * by })
    return [side(9), ...tip, side(-9)]
  })
  const wrist = [
    { x: cx + 28, y: low },
    { x: cx - 32, y: low },
  ]
  const closed = [...round, ...wrist]
  return [...closed, closed[0] as Point]
}
