/**
 * Triangles in mm. x runs from the heel to the toes, z up with the footbed at 0, y to the inner side of a right foot; a
 * left shoe is mirrored, so its y runs to the outer side.
 */
export type Mesh = {
  /** x, y and z of each vertex in turn. */
  readonly positions: Float32Array<ArrayBuffer>
  /** Three vertex indices per triangle, counterclockwise seen from outside. */
  readonly triangles: Uint32Array<ArrayBuffer>
}

/** A mesh with what a viewer needs in addition. */
export type FinishedMesh = Mesh & {
  readonly normals: Float32Array<ArrayBuffer>
  /** In units of 100 mm along the surface. */
  readonly uvs: Float32Array<ArrayBuffer>
}
