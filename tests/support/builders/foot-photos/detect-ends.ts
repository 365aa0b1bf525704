import type { Point } from '#domain/foot/geometry/point.ts'
import { project, toCameraView } from './camera.ts'
import { bareFoot, put, putPoint, toMeshPose } from './foot-meshes.ts'
import type { FootScene } from './scene.ts'

/** Where heel and toes end in a photo, as somebody sees them who looks past the leg: where their outline meets the sheet. */
export function detectEnds({ foot, stand, camera, sensor }: FootScene): { readonly heel: Point; readonly toe: Point } {
  const made = bareFoot(foot)
  const placing = toMeshPose(foot, stand, made)
  const [fromX, fromY] = putPoint(placing, 0, 0)
  const [toX, toY] = putPoint(placing, 0, 1)
  const view = toCameraView(camera, sensor.widthPx, sensor.heightPx)
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
    heel: seen(ends.reduce((min, end) => (end.along < min.along ? end : min))),
    toe: seen(ends.reduce((max, end) => (end.along > max.along ? end : max))),
  }
}
