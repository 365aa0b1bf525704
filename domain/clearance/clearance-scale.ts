/** The contour lines of a clearance map, in mm; each is the next step of room. */
export const clearanceLinesMm = [0, 1, 2, 4, 8, 12] as const

export const clearanceBands = ['through', 'tight', 'snug', 'close', 'free', 'roomy', 'wide'] as const
/** The bands between two lines: below 0, 0 to 1, 1 to 2, 2 to 4, 4 to 8, 8 to 12, and more. */
export type ClearanceBand = (typeof clearanceBands)[number]

export function getClearanceBand(mm: number): ClearanceBand {
  const passed = clearanceLinesMm.filter((line) => mm >= line).length
  return clearanceBands[passed] ?? 'wide'
}

/**
 * The position of a clearance on a ruler with equidistant lines, from 0 to 1; values beyond it are clamped to its ends.
 */
export function placeOnRuler(mm: number): number {
  const last = clearanceLinesMm.length - 1
  const before = clearanceLinesMm.findLastIndex((line) => mm >= line)
  if (before < 0) return 0
  const [from = 0, to] = clearanceLinesMm.slice(before)
  return to === undefined ? 1 : (before + (mm - from) / (to - from)) / last
}
