import { footBody } from './foot-body.ts'
import { footToe, toePlans } from './foot-toes.ts'
import { findNormals, type Mesh, mirrored, placed } from './mesh.ts'
import type { FootShape, FootStance } from './scene.ts'

/** The foot as it stands on the sheet: its body, then its toes, the big one first. */
export type FootMeshes = { readonly body: Mesh; readonly toes: readonly Mesh[] }

/** As it is made: a left foot, heel's rear at the origin, its axis along y. Its form alone, which light cannot fall on yet. */
export function footForm(shape: FootShape): FootMeshes {
  return { body: footBody(shape), toes: toePlans(shape).map((plan, toe) => footToe(shape, toe, plan)) }
}

export function bareFoot(shape: FootShape): FootMeshes {
  const { body, toes } = footForm(shape)
  return { body: findNormals(body), toes: toes.map(findNormals) }
}

/** How a made mesh comes to stand: mirrored for a right foot, turned outwards, and its heel moved to its place. */
export type MeshPose = { readonly isRight: boolean; readonly turnDeg: number; readonly dx: number; readonly dy: number }

export function toMeshPose(shape: FootShape, stand: FootStance, made: FootMeshes): MeshPose {
  const isRight = shape.side === 'right'
  const turnDeg = isRight ? -stand.toeOutDeg : stand.toeOutDeg
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
  let rear = Number.POSITIVE_INFINITY
  const { points } = made.body
  for (let index = 0; index < points.length; index += 3) {
    const x = (points[index] ?? 0) * (isRight ? -1 : 1)
    rear = Math.min(rear, x * sin + (points[index + 1] ?? 0) * cos)
  }
  // The heel's middle lies an eighth of the length before its rear.
  const middle = shape.lengthMm / 8
  return { isRight, turnDeg, dx: stand.xMm + middle * sin, dy: stand.heelGapMm - rear }
}

export function put(mesh: Mesh, { isRight, turnDeg, dx, dy }: MeshPose): Mesh {
  return placed(isRight ? mirrored(mesh) : mesh, turnDeg, dx, dy)
}

/** A point of the made foot's plane, in the paper's frame. */
export function putPoint({ isRight, turnDeg, dx, dy }: MeshPose, x: number, y: number): readonly [number, number] {
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
  const side = isRight ? -x : x
  return [side * cos - y * sin + dx, side * sin + y * cos + dy]
}
