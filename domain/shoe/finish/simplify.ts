import { shoeSettings } from '../../shoe-settings.ts'
import type { Mesh } from '../geometry/mesh.ts'

/** Leaves out corners that nobody would miss; those that stay keep their place, the surface moves by about `simplifyMm`. */
export type SimplifyMesh = (mesh: Mesh) => Mesh

type MeshBuffers = { readonly vertProperties: Float32Array; readonly triVerts: Uint32Array }

type Solid<Made extends MeshBuffers> = {
  simplify(toleranceMm: number): Solid<Made>
  getMesh(): Made
  delete(): void
}

/** As much of manifold-3d as is used: rules name no package, so whoever has a place for its WASM hands it in. */
export type SolidTools<Made extends MeshBuffers> = {
  setup(): void
  readonly Mesh: new (parts: MeshBuffers & { numProp: number }) => Made
  readonly Manifold: new (mesh: Made) => Solid<Made>
}

/** Takes a closed mesh. What its tools make lives in their own memory, which nobody clears but by name. */
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
