import type { FigureName, FootMeasures } from '../foot/foot-figures.ts'
import { scanSettings } from '../scan-settings.ts'
import { widestMm } from './foot-outline.ts'

/** Where a forefoot is widest, as shares of the length: as it is measured (foot-numbers.ts). */
const foreRows = { from: 0.5, to: 0.82 }
/** … and a heel, where it was traced. */
const heelRows = [0.08, 0.24] as const

/** Which of the numbers that were seen are not those of the outline that they come with. */
export function findOutlineDeviations({ figures, outline }: FootMeasures): FigureName[] {
  if (outline.length === 0) return []
  // The heel stands on nought whether it was seen or not.
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
    // One without a forefoot has no breadth, and is off by more than anything.
    return figure?.method === 'measured' && !(Math.abs(figure.value - seen[name]) <= scanSettings.offOutlineMm[name])
  })
}
