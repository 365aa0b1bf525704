import type { Touch } from './tip-path.ts'
import type { Pen } from './trace-scene.ts'

/** Half of a pen's width so far from its tip, between the sides and the corners of a six-sided one. */
export function halfAt({ knots }: Pen, atMm: number): number {
  const next = knots.findIndex(([at]) => at >= atMm)
  if (next <= 0) return (next === 0 ? knots[0]?.[1] : knots.at(-1)?.[1]) ?? 0
  const [[a, one] = [0, 0], [b, other] = [1, 0]] = [knots[next - 1], knots[next]]
  return one + ((other - one) * (atMm - a)) / (b - a)
}

/** Flesh gives way: the pen's middle comes nearer to the foot by as much. */
export function getPenTouch(pen: Pen, pressMm = 0): Touch {
  const half = (heightMm: number) => halfAt(pen, heightMm) - pressMm
  return { halfAt: half, maxHalfMm: Math.max(...pen.knots.filter(([at]) => at <= 110).map(([, width]) => width)) }
}

/** As it is seen where it lies: six-sided ones lie on a side and show their corners. */
export function halfSeen(pen: Pen, atMm: number): number {
  return halfAt(pen, atMm) * (1 + pen.hexShare)
}
