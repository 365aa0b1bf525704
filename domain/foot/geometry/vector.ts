/** Three numbers of space; arithmetic for cameras, nothing more. */
export type Vector = readonly [number, number, number]

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const unit = (a: Vector): Vector => scaled(a, 1 / (Math.hypot(...a) || 1))
