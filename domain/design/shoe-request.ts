import { estimateMissing } from '../foot/estimate-missing.ts'
import type { FigureName, FootMeasures, FootSide } from '../foot/foot-figures.ts'
import { toFootMeasures } from '../scan/scan.ts'
import type { ShoeMeasures } from '../shoe/shoe-request.ts'
import type { DesignFeet } from './design.ts'

/** A foot of a design with every figure; missing ones are estimated. */
export function wholeFoot(feet: DesignFeet, side: FootSide): FootMeasures {
  const measures = toFootMeasures(feet[side].scanned)
  return { ...measures, figures: estimateMissing(measures.figures) }
}

/**
 * The measures a shoe is made from: only what was measured or typed. The workshop estimates the rest and marks it as
 * estimated.
 */
export function toShoeMeasures(feet: DesignFeet, side: FootSide): ShoeMeasures {
  const { figures, outline, toeForm } = toFootMeasures(feet[side].scanned)
  const found = (Object.keys(figures) as FigureName[]).flatMap((name) => {
    const figure = figures[name]
    return figure && figure.method !== 'estimated' ? [[name, figure.value] as const] : []
  })
  return {
    ...Object.fromEntries(found),
    lengthMm: figures.lengthMm.value,
    outline,
    ...(toeForm && { toeForm: toeForm.value }),
  }
}
