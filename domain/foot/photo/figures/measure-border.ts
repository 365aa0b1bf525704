import type { FootSide } from '../../foot-figures.ts'
import type { Vector } from '../../geometry/vector.ts'
import type { BorderPoint } from '../region/border.ts'
import { detectSide } from './detect-side.ts'
import { type FootFrame, footFrame } from './foot-frame.ts'
import { type FootNumbers, footNumbers, framed } from './foot-numbers.ts'
import { trueBorder } from './true-border.ts'

/** Behind this share of what is seen stands the leg. */
const legShare = 0.3

/** The numbers of the foot whose border is seen from there. */
export function measureBorder(
  border: readonly BorderPoint[],
  eye: Vector,
  asked: FootSide | 'auto',
  bulging = 1,
): (FootNumbers & { readonly frame: FootFrame; readonly seenSide: FootSide }) | undefined {
  const reach = border.reduce((max, { y }) => Math.max(max, y), 0)
  const ahead = border.filter(({ y }) => y > reach * legShare)
  const seenSide = detectSide(trueBorder(ahead, eye, reach, 'either'))
  const side = asked === 'auto' ? seenSide : asked
  const lifted = trueBorder(ahead, eye, reach, side, bulging)
  const frame = footFrame(lifted, side)
  const numbers = frame && footNumbers(framed(lifted, frame), frame.lengthMm, side)
  return numbers && { ...numbers, frame, seenSide }
}
