import type { ClearanceBand } from '#domain/fit/clearance-scale.ts'

/**
 * From dark where it is tight to light where there is much room: whoever sees no red and green, or prints in grey, reads the
 * same order. The same on paper by day and by night, so that a map and its ruler always agree.
 */
export const bandColours: Readonly<Record<ClearanceBand, string>> = {
  through: '#3f0d0a',
  tight: '#8c2b17',
  snug: '#c25a33',
  close: '#dd9160',
  free: '#eac393',
  roomy: '#e6e0b8',
  wide: '#e9f3dc',
}

/** Between two bands, and around what has no number. */
export const lineColour = '#1e1a16'
export const unknownColour = '#b9b2a6'
