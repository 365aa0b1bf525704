import type { Point } from '#domain/foot/geometry/point.ts'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import type { FootScene } from '../scene.ts'
import { bentPlace } from '../sheet-form.ts'

const steps = 60

/** Of an edge, so much must lie where the flat sheet has it: the rest is seen to leave the line. */
const straightShare = 0.65

/** How far each of a sheet's edges is seen off the flat sheet's, in mm on the floor, over most of its length: heel, left, toes, right. */
export function edgeBows({ paper, bends = [], camera }: Pick<FootScene, 'paper' | 'bends' | 'camera'>): number[] {
  if (!paper || bends.length === 0) return [0, 0, 0, 0]
  const { widthMm, heightMm } = papers[paper]
  const seen = (x: number, y: number): Point => {
    const [px, py, z] = bentPlace(bends, x, y)
    const share = camera.zMm / (camera.zMm - z)
    return { x: camera.xMm + (px - camera.xMm) * share, y: camera.yMm + (py - camera.yMm) * share }
  }
  const offs = [
    (share: number) => seen(share * widthMm, 0).y,
    (share: number) => seen(0, share * heightMm).x,
    (share: number) => seen(share * widthMm, heightMm).y - heightMm,
    (share: number) => seen(widthMm, share * heightMm).x - widthMm,
  ]
  return offs.map((off) => {
    const all = Array.from({ length: steps + 1 }, (_, k) => Math.abs(off(k / steps)))
    return all.toSorted((one, other) => one - other)[Math.round(straightShare * steps)] ?? 0
  })
}
