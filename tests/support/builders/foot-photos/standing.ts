import { bareFoot, type FootMeshes, type MeshPose, put, toMeshPose } from './foot-meshes.ts'
import { footToe, spanPlans, toePlans } from './foot-toes.ts'
import { clothMesh, legMesh } from './leg-mesh.ts'
import { findNormals, type Mesh } from './mesh.ts'
import { handMeshes, shoeMeshes } from './other-subjects.ts'
import { paintPlain, paintSkin } from './paint-skin.ts'
import type { FootScene } from './scene.ts'

/** What stands on the floor: what lies flat, and what rises from it. */
export type StandingFoot = { readonly low: readonly Mesh[]; readonly leg: readonly Mesh[] }

export function toStandingFoot(scene: FootScene, made: FootMeshes, placing: MeshPose): StandingFoot {
  const placeAll = (meshes: readonly Mesh[]) => meshes.map((mesh) => put(mesh, placing))
  switch (scene.subject) {
    case 'nothing':
      return { low: [], leg: [] }
    case 'hand':
      return { low: placeAll(handMeshes(scene)), leg: [] }
    case 'shoe':
      return { low: placeAll(shoeMeshes(scene)), leg: placeAll(buildLegs(scene)) }
    case 'two_feet':
      return withSecondFoot(scene, { low: placeAll(dressed(scene, made)), leg: placeAll(buildLegs(scene)) })
    case 'foot':
      return { low: placeAll(dressed(scene, made)), leg: placeAll(buildLegs(scene)) }
  }
}

/** The other foot stands beside, as far as feet stand apart. */
function withSecondFoot(scene: FootScene, first: StandingFoot): StandingFoot {
  const { foot, stand } = scene
  const isRight = foot.side === 'right'
  const other: FootScene = {
    ...scene,
    foot: { ...foot, side: isRight ? 'left' : 'right', lengthMm: foot.lengthMm * 0.995 },
    stand: { ...stand, xMm: stand.xMm + (isRight ? -1 : 1) * 0.41 * foot.lengthMm },
  }
  const made = bareFoot(other.foot)
  const placing = toMeshPose(other.foot, other.stand, made)
  const low = dressed(other, made).map((mesh) => put(mesh, placing))
  return { low: [...first.low, ...low], leg: [...first.leg, ...buildLegs(other).map((mesh) => put(mesh, placing))] }
}

/** The bare foot in its skin, or its sock. */
function dressed({ sock, foot, skin, skinSeed }: FootScene, made: FootMeshes): Mesh[] {
  if (!sock) {
    paintSkin(made, skin, skinSeed, foot.lengthMm)
    return [made.body, ...made.toes]
  }
  const spans = spanPlans(toePlans(foot)).map((plan) => findNormals(footToe(foot, 1, plan)))
  const meshes = [made.body, ...made.toes, ...spans]
  for (const mesh of meshes) {
    for (let index = 0; index < mesh.points.length; index++)
      mesh.points[index] = (mesh.points[index] as number) + (mesh.normals[index] as number) * sock.thicknessMm
    paintPlain(mesh, sock.colour, skinSeed, 0.12)
    findNormals(mesh)
  }
  return meshes
}

/** The leg up to the camera's height, where it has left the photo; and the cloth around it. */
function buildLegs({ foot, leg, sock, skin, skinSeed, camera, isOpen = false }: FootScene): Mesh[] {
  // Who holds the phone low, beside the leg, sees it up to the knee.
  const topMm = isOpen || camera.tiltDeg > 25 ? Math.max(camera.zMm - 50, 900) : camera.zMm - 50
  const bare = legMesh(foot, leg, topMm, isOpen)
  paintPlain(bare, skin, skinSeed, 0.06)
  if (sock) paintPlain(bare, sock.colour, skinSeed, 0.12, sock.cuffMm)
  const cloth = clothMesh(foot, leg, topMm, isOpen)
  if (!cloth || !leg.cloth) return [bare]
  paintPlain(cloth, leg.cloth.colour, skinSeed + 2, 0.1)
  return [bare, cloth]
}
