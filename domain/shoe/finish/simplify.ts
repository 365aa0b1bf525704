import { shoeSettings } from '../../shoe-settings.ts'
import type { Mesh } from '../geometry/mesh.ts'

/** Removes redundant vertices; the remaining ones keep their position, and the surface moves by about `simplifyMm`. */
export type SimplifyMesh = (mesh: Mesh) => Mesh

type MeshBuffers = { readonly vertProperties: Float32Array; readonly triVerts: Uint32Array }

type Solid<Made extends MeshBuffers> = {
  simplify(toleranceMm: number): Solid<Made>
  getMesh(): Made
  delete(): void
}

/** The part of manifold-3d that is used. The domain does not import it: the caller loads its WASM and passes it in. */
export type SolidTools<Made extends MeshBuffers> = {
  setup(): void
  readonly Mesh: new (parts: MeshBuffers & { numProp: number }) => Made
  readonly Manifold: new (mesh: Made) => Solid<Made>
}

/** Expects a closed mesh. The objects of the tools live in WASM memory and have to be deleted explicitly. */
export function simplifyBy<Made extends MeshBuffers>(tools: SolidTools<Made>): SimplifyMesh {
  tools.setup()
  const simpler = ({ positions, triangles }: Mesh) => {
    const whole = new tools.Manifold(new tools.Mesh({ numProp: 3, vertProperties: positions, triVerts: triangles }))
    try {
      return whole.simplify(shoeSettings.simplifyMm)
    } finally {
      whole.delete()
    }
  }
  return (mesh) => {
    const solid = simpler(mesh)
    try {
      const { vertProperties, triVerts } = solid.getMesh()
      return { positions: vertProperties.slice(), triangles: triVerts.slice() }
    } finally {
      solid.delete()
    }
  }
}
