import type { Mesh } from '#domain/shoe/geometry/mesh.ts'
import type { ViewerLook } from '#src/features/shoe-viewer/viewer-3d-port.ts'

type Meshes = {
  readonly shoe: Mesh
  readonly foot: Mesh
  /** The foot whose clearance is known, if any. */
  readonly roomFoot: Mesh | undefined
}

/** Which of the two feet is shown, if any. */
export function visibleFoot(
  { view }: Pick<ViewerLook, 'view'>,
  isClearanceShown: boolean,
): 'foot' | 'roomFoot' | undefined {
  if (view === 'shoe') return undefined
  return isClearanceShown && view !== 'foot' ? 'roomFoot' : 'foot'
}

/**
 * The meshes that must be in the picture: a foot extends above its shoe, and may be larger than it at the end
 * of its tolerance.
 */
export function visibleMeshes(look: Pick<ViewerLook, 'view'>, meshes: Meshes): readonly Mesh[] {
  const foot = visibleFoot(look, meshes.roomFoot !== undefined)
  const shown = foot && meshes[foot]
  return shown ? [meshes.shoe, shown] : [meshes.shoe]
}
