import type { FigureName } from '../foot/foot-figures.ts'
import { shoeSettings } from '../shoe-settings.ts'

/** By how much the room in a shoe is larger than the foot, by the feel that was chosen. */
export function allowanceOf(feel: keyof typeof shoeSettings.feels): Readonly<Partial<Record<FigureName, number>>> {
  const { toeMm, widthMm, heelMm, girthMm, instepMm } = shoeSettings.feels[feel]
  return {
    lengthMm: toeMm,
    ballWidthMm: widthMm,
    footBreadthMm: widthMm,
    heelWidthMm: heelMm,
    ballGirthMm: girthMm,
    instepHeightMm: instepMm,
  }
}
