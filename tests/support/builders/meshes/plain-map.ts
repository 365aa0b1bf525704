import type { ClearanceMap } from '#domain/clearance/clearance-map.ts'
import { getRoomForFeel } from '#domain/fit/room.ts'
import type { ShoeRequest } from '#domain/shoe/shoe-request.ts'
import { boxMesh } from './plain-shoe.ts'

/** What stands for the room around a foot where it only matters that there is one. */
export function plainMap({ measures: { lengthMm, ballWidthMm = 100 }, feel }: ShoeRequest): ClearanceMap {
  const foot = boxMesh(lengthMm, ballWidthMm, 60)
  const room = getRoomForFeel(feel)
  const zone = (x: number, tight: number, roomy: number) => ({
    tightest: { mm: tight, at: [x * lengthMm, 0, 20] as const },
    roomiest: { mm: roomy, at: [x * lengthMm, 10, 20] as const },
  })
  return {
    foot,
    inside: boxMesh(lengthMm + room.lengthMm, ballWidthMm + room.ballWidthMm, 80),
    mm: new Float32Array(foot.positions.length / 3).fill(2),
    room,
    spots: { toes: zone(0.9, 1.2, 8.4), ball: zone(0.7, 0.6, 2.5), instep: zone(0.5, 1, 2), heel: zone(0.1, 0.9, 1.6) },
  }
}
