import type { Sheet } from './papers.ts'

/** A side of the sheet: from where to where, and which way leads out of the sheet. */
export type Side = {
  readonly name: 'left' | 'right' | 'front' | 'heel'
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly out: readonly [number, number]
}

export const sheetSides = ({ widthMm: w, heightMm: h }: Sheet): readonly Side[] => [
  { name: 'left', from: [0, 0], to: [0, h], out: [-1, 0] },
  { name: 'right', from: [w, 0], to: [w, h], out: [1, 0] },
  { name: 'front', from: [0, h], to: [w, h], out: [0, 1] },
  { name: 'heel', from: [0, 0], to: [w, 0], out: [0, -1] },
]

/** How far outside of a side a point of the sheet's plane lies. */
export function beyond({ from, out }: Side, x: number, y: number): number {
  return (x - from[0]) * out[0] + (y - from[1]) * out[1]
}
