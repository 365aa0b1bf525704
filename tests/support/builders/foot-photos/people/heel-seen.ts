import type { Point } from '#domain/foot/geometry/point.ts'
import { project, toCameraView } from '../camera.ts'
import { type FootMeshes, footForm, type MeshPose, putPoint, toMeshPose } from '../foot-meshes.ts'
import { isInLeg } from '../leg-mesh.ts'
import type { Camera, FootScene, FootShape, Leg } from '../scene.ts'

/** What of the heel's outline a camera sees. Points lie where its rays meet the floor, in mm. */
export type HeelSeen = {
  /** The round end of the heel as it would be seen without the leg: a point for each of as many directions. */
  readonly outline: readonly Point[]
  /** Of these points, those that leg and cloth leave free and that lie in the photo. */
  readonly seen: readonly Point[]
  readonly share: number
}

type HeelScene = Pick<FootScene, 'foot' | 'stand' | 'leg' | 'camera' | 'sensor'>

/** The round end: where the outline looks backwards, and up to so far to its sides. */
const [asideDeg, stepDeg] = [75, 3]

/** Of the body's rings, those that may be the heel's outline. */
const heelRings = 0.3

/** By geometry alone: the foot's outline as the camera sees it, and whether leg or cloth lie before it. */
export function heelSeen({ foot, stand, leg, camera, sensor }: HeelScene, made: FootMeshes = footForm(foot)): HeelSeen {
  const placing = toMeshPose(foot, stand, made)
  const [rearX, rearY] = putPoint(placing, 0, 0)
  const [toX, toY] = putPoint(placing, 0, 1)
  const back = Math.atan2(rearY - toY, rearX - toX)
  const ends = heelOnFloor(made, placing, camera)
  const outline: Point[] = []
  for (let deg = -asideDeg; deg <= asideDeg; deg += stepDeg) {
    const [x, y] = [Math.cos(back + (deg * Math.PI) / 180), Math.sin(back + (deg * Math.PI) / 180)]
    outline.push(furthest(ends, x, y))
  }
  const view = toCameraView(camera, sensor.widthPx, sensor.heightPx)
  const seen = outline.filter((point) => {
    const { x, y } = project(view, [point.x, point.y, 0])
    const isInPhoto = x > 0 && y > 0 && x < sensor.widthPx && y < sensor.heightPx
    return isInPhoto && !isBehindLeg(point, foot, leg, camera, placing)
  })
  return { outline, seen, share: seen.length / outline.length }
}

/** The forefoot's ends, as shares of the length: from there on nobody lets the own leg hide it. */
const forefootFrom = 0.62

/** Whether leg and cloth leave the whole forefoot free: nobody takes a photo of a foot without its toes. */
export function isForefootSeen({ foot, stand, leg, camera }: HeelScene, made: FootMeshes = footForm(foot)): boolean {
  const placing = toMeshPose(foot, stand, made)
  const { xMm, yMm, zMm } = camera
  return [made.body, ...made.toes].every(({ points }) => {
    for (let k = 0; k < points.length; k += 3 * thinned) {
      if ((points[k + 1] as number) < forefootFrom * foot.lengthMm) continue
      const [x, y] = putPoint(placing, points[k] as number, points[k + 1] as number)
      const share = zMm / (zMm - (points[k + 2] as number))
      const onFloor = { x: xMm + (x - xMm) * share, y: yMm + (y - yMm) * share }
      if (isBehindLeg(onFloor, foot, leg, camera, placing)) return false
    }
    return true
  })
}

/** One point of so many tells enough. */
const thinned = 37

/** Where the camera's rays through the heel meet the floor: x and y in turn. */
function heelOnFloor({ body }: FootMeshes, placing: MeshPose, { xMm, yMm, zMm }: Camera): Float64Array {
  const { points, around, rings } = body
  const count = Math.round(rings * heelRings) * around
  const out = new Float64Array(2 * count)
  for (let k = 0; k < count; k += 1) {
    const [x, y] = putPoint(placing, points[3 * k] as number, points[3 * k + 1] as number)
    const share = zMm / (zMm - (points[3 * k + 2] as number))
    out[2 * k] = xMm + (x - xMm) * share
    out[2 * k + 1] = yMm + (y - yMm) * share
  }
  return out
}

/** The heel is round: its outline is where it reaches furthest in a direction. */
function furthest(places: Float64Array, x: number, y: number): Point {
  let [max, at] = [Number.NEGATIVE_INFINITY, 0]
  for (let k = 0; k < places.length; k += 2) {
    const far = (places[k] as number) * x + (places[k + 1] as number) * y
    if (far > max) [max, at] = [far, k]
  }
  return { x: places[at] as number, y: places[at + 1] as number }
}

const stepMm = 3

/** Whether the ray from the camera to a place of the floor goes through the leg. */
function isBehindLeg(
  { x, y }: Point,
  foot: FootShape,
  leg: Leg,
  { xMm, yMm, zMm }: Camera,
  placing: MeshPose,
): boolean {
  for (let z = 30; z < zMm; z += stepMm) {
    const share = z / zMm
    const [ownX, ownY] = ownPoint(placing, x + (xMm - x) * share, y + (yMm - y) * share)
    if (isInLeg(foot, leg, [ownX, ownY, z])) return true
  }
  return false
}

/** A point of the sheet in the made foot's plane: what `putPoint` does, undone. */
function ownPoint({ isRight, turnDeg, dx, dy }: MeshPose, x: number, y: number): readonly [number, number] {
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
  const side = (x - dx) * cos + (y - dy) * sin
  return [isRight ? -side : side, (y - dy) * cos - (x - dx) * sin]
}
