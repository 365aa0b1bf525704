import type { ClearanceBand } from '#domain/clearance/clearance-scale.ts'

/**
 * From dark where it is tight to light where there is much room: whoever sees no red and green, or prints in grey, reads the
 * same order. The same on paper by day and by night, so that a map and its ruler always agree.
 */
export const bandColours: Readonly<Record<ClearanceBand, string>> = {
  through: '#3f0d0a',
  tight: '#93351d',
  snug: '#cd8556',
  close: '#e2b188',
  free: '#ecd2aa',
  roomy: '#e4e8c4',
  wide: '#eef7e6',
}

/** Between two bands, and around what has no number. */
export const lineColour = '#1e1a16'
export const unknownColour = '#b9b2a6'

/** Around what is written on the colours, so that it is read on each of them. */
export const haloColour = '#fffdf8'
