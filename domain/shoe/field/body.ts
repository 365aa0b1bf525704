/** A body as a field: how far a place lies outside of it, about; negative within. */
export type Body = {
  /** `distance` is from the last, `outside` from its plan; both are worked out once for all bodies around the same last. */
  at(x: number, y: number, z: number, distance: number, outside: number): number
}
