import type { ClearanceBand } from '#domain/clearance/clearance-scale.ts'

/**
 * Dark where it is tight, light where there is much clearance: the order is readable with red-green blindness and in
 * grey print. The same in the light and the dark theme, so that a map and its legend always agree.
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

/** Between two bands, and around areas without a value. */
export const lineColour = '#1e1a16'
export const unknownColour = '#b9b2a6'

/** A halo around text on the colours, so that it is readable on each of them. */
export const haloColour = '#fffdf8'
