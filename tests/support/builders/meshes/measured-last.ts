import { figuresOnMesh } from '#domain/clearance/section-figures.ts'
import { meshBody } from '#domain/shoe/field/mesh-body.ts'
import type { Mesh } from '#domain/shoe/geometry/mesh.ts'
import type { LastFigures } from '#domain/shoe/last/last-figures.ts'
import { lastIn } from '#domain/shoe/last/last-in.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'

/** The last as a body of its own, cut off flat above the instep. It goes on a little below the ground: a mesh has no sharp edge. */
function toLastMesh(figures: LastFigures): Mesh {
  const topMm = 1.1 * figures.instepHeightMm + 10
  const last = lastIn(figures, topMm + 6, 6, shoeSettings.cellMm.print)
  const mesh = meshBody(last.grid, last, { at: (_x, _y, z, distance) => Math.max(distance, -3 - z, z - topMm) })
  // What lies below the ground is laid on it: there the last is as wide as on it.
  return { ...mesh, positions: mesh.positions.map((value, at) => (at % 3 === 2 ? Math.max(0, value) : value)) }
}

/** The numbers of a last by cutting its mesh, apart from the rules that shape it. */
export function measuredOnMesh(figures: LastFigures) {
  return figuresOnMesh(toLastMesh(figures), figures, false)
}
