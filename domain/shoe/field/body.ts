/** A body as a distance field: the approximate distance of a point to its surface; negative inside. */
export type Body = {
  /**
   * `distance` is the distance to the last, `outside` to its plan; both are computed once for all bodies around a last.
   */
  at(x: number, y: number, z: number, distance: number, outside: number): number
}
