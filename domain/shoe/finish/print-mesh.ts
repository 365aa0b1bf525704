import { isClosed } from '../geometry/is-closed.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { type ShapeFacts, shapeFacts } from './shape-facts.ts'
import type { SimplifyMesh } from './simplify.ts'

/** Simplifying was observed to lose 0.03 % of the volume. Above this limit a part of the shoe is lost. */
const maxLostShare = 0.002

const isOneBody = (mesh: Mesh, facts: ShapeFacts, genus: number) =>
  facts.components === 1 && facts.genus === genus && isClosed(mesh)

/** The mesh to print; `undefined` if it is not one closed body with the expected genus, or its volume changes. */
export function printMesh(rough: Mesh, genus: number, simplify: SimplifyMesh | undefined): Mesh | undefined {
  const before = shapeFacts(rough)
  if (!isOneBody(rough, before, genus)) return undefined
  if (!simplify) return rough
  const mesh = simplify(rough)
  const after = shapeFacts(mesh)
  const lost = Math.abs(after.volumeMm3 - before.volumeMm3) / before.volumeMm3
  return isOneBody(mesh, after, genus) && lost <= maxLostShare ? mesh : undefined
}
