/** The value that this share of all are below: 0.5 is the middle one. Sorts what it is given; nothing of none. */
export function quantile(values: number[] | Float32Array, share: number): number | undefined {
  return values.sort((a, b) => a - b)[Math.floor(values.length * share)]
}
