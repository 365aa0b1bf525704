/**
 * Triangles in mm. x runs from the heel to the toes, z up with the footbed at 0, y to the inner side of a right foot; a
 * left shoe is mirrored, so its y runs to the outer side.
 */
export type Mesh = {
  /** x, y, z by turns. */
  readonly positions: Float32Array<ArrayBuffer>
  /** Three corners by turns, anticlockwise seen from outside. */
  readonly triangles: Uint32Array<ArrayBuffer>
}

/** What a viewer needs besides. */
export type FinishedMesh = Mesh & {
  readonly normals: Float32Array<ArrayBuffer>
  /** In the unit of 100 mm along the surface. */
  readonly uvs: Float32Array<ArrayBuffer>
}
