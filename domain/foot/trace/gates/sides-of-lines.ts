import type { FootSide } from '../../foot-figures.ts'
import { sideOfLine } from '../figures/measure-traced-foot.ts'
import type { SeenLine } from '../line/seen-line.ts'
import type { PenProfile } from '../pen/pen-profile.ts'

export type Sides = {
  /** Which foot each line is taken for. */
  readonly taken: readonly FootSide[]
  /** It looks like the other foot than was said. */
  readonly isOther: boolean
}

/** Which feet were drawn around: one is what it was said to be, two are a left and a right one or nothing. */
export function sidesOfLines(lines: readonly SeenLine[], pen: PenProfile, said: FootSide | 'auto'): Sides | undefined {
  const seen = lines.map((line) => sideOfLine(line, pen) ?? 'left')
  if (seen.length > 1) return seen[0] === seen[1] ? undefined : { taken: seen, isOther: false }
  if (said === 'auto') return { taken: seen, isOther: false }
  return { taken: [said], isOther: seen[0] !== said }
}
