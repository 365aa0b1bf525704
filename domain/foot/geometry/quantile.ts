/** The value that this share of all are below: 0.5 is the middle one. Sorts what it is given; nothing of none. */
export function quantile(values: number[] | Float32Array, share: number): number | undefined {
  // Arrays of floats know their order, several times faster than by being asked.
  const sorted = values instanceof Float32Array ? values.sort() : values.sort((a, b) => a - b)
  return sorted[Math.floor(values.length * share)]
}
