import { isClosed } from '../geometry/is-closed.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { type ShapeFacts, shapeFacts } from './shape-facts.ts'
import type { SimplifyMesh } from './simplify.ts'

/** Seen: 0.03 % less. More than this and something of the shoe is gone. */
const maxLostShare = 0.002

const isOneBody = (mesh: Mesh, facts: ShapeFacts, genus: number) =>
  facts.components === 1 && facts.genus === genus && isClosed(mesh)

/** The mesh to be printed, or nothing where it is not one closed body with the holes that its upper has, or shrinks. */
export function printMesh(rough: Mesh, genus: number, simplify: SimplifyMesh | undefined): Mesh | undefined {
  const before = shapeFacts(rough)
  if (!isOneBody(rough, before, genus)) return undefined
  if (!simplify) return rough
  const mesh = simplify(rough)
  const after = shapeFacts(mesh)
  const lost = Math.abs(after.volumeMm3 - before.volumeMm3) / before.volumeMm3
  return isOneBody(mesh, after, genus) && lost <= maxLostShare ? mesh : undefined
}
