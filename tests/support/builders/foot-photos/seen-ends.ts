import type { Point } from '#domain/foot/geometry/point.ts'
import { project, viewOf } from './camera.ts'
import { bareFoot, placingOf, put, putPoint } from './foot-meshes.ts'
import type { FootScene } from './scene.ts'

/** Where heel and toes end in a photo, as somebody sees them who looks past the leg: where their outline meets the sheet. */
export function seenEnds({ foot, stand, camera, sensor }: FootScene): { readonly heel: Point; readonly toe: Point } {
  const made = bareFoot(foot)
  const placing = placingOf(foot, stand, made)
  const [fromX, fromY] = putPoint(placing, 0, 0)
  const [toX, toY] = putPoint(placing, 0, 1)
  const view = viewOf(camera, sensor.widthPx, sensor.heightPx)
  const ends = [made.body, ...made.toes].flatMap((mesh) => {
    const { points } = put(mesh, placing)
    return Array.from({ length: points.length / 3 }, (_, k) => {
      const [x, y, z] = [points[3 * k] ?? 0, points[3 * k + 1] ?? 0, points[3 * k + 2] ?? 0]
      const share = camera.zMm / (camera.zMm - z)
      const on = [camera.xMm + (x - camera.xMm) * share, camera.yMm + (y - camera.yMm) * share] as const
      return { on, along: (on[0] - fromX) * (toX - fromX) + (on[1] - fromY) * (toY - fromY) }
    })
  })
  const seen = ({ on }: (typeof ends)[number]) => project(view, [...on, 0])
  return {
    heel: seen(ends.reduce((least, end) => (end.along < least.along ? end : least))),
    toe: seen(ends.reduce((most, end) => (end.along > most.along ? end : most))),
  }
}
