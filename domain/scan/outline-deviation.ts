import type { FigureName, FootMeasures } from '../foot/foot-figures.ts'
import { scanSettings } from '../scan-settings.ts'
import { widestMm } from './foot-outline.ts'

/** Where the forefoot is widest, as fractions of the length: as in the measurement (foot-numbers.ts). */
const foreRows = { from: 0.5, to: 0.82 }
/** Where a traced heel is widest. */
const heelRows = [0.08, 0.24] as const

/** The measured figures that deviate from their own outline. */
export function findOutlineDeviations({ figures, outline }: FootMeasures): FigureName[] {
  if (outline.length === 0) return []
  // The heel is at y = 0 whether it was visible or not.
  const lengthMm = outline.reduce((max, { y }) => Math.max(max, y), 0)
  const fore = outline.filter(({ y }) => y >= foreRows.from * lengthMm && y <= foreRows.to * lengthMm)
  const across = fore.map(({ x }) => x)
  const seen = {
    lengthMm,
    footBreadthMm: Math.max(...across) - Math.min(...across),
    heelWidthMm: widestMm(outline, heelRows),
  }
  const names = Object.keys(seen) as (keyof typeof seen)[]
  return names.filter((name) => {
    const figure = figures[name]
    // Without a forefoot the breadth is not finite and exceeds every limit.
    return figure?.method === 'measured' && !(Math.abs(figure.value - seen[name]) <= scanSettings.offOutlineMm[name])
  })
}
