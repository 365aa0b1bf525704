import { type Design, newDesign } from './design.ts'

export type OpenDesignStep = '/tabi-gen-01/scan' | '/tabi-gen-01/style' | '/tabi-gen-01/summary'

/** The step at which a customer continues a design: first the feet, then the look, then the summary. */
export function stepMissing({ feet, upper, colour, soleText }: Design): OpenDesignStep {
  if (!feet) return '/tabi-gen-01/scan'
  const first = newDesign('')
  const isLookChosen = upper !== first.upper || colour !== first.colour || soleText !== first.soleText
  return isLookChosen ? '/tabi-gen-01/summary' : '/tabi-gen-01/style'
}
