import { footIfOff } from '../fit/foot-if-off.ts'
import { eachFigure } from '../fit/room.ts'
import type { FootMeasures } from '../foot/foot-figures.ts'
import type { LastFigures } from '../shoe/last/last-figures.ts'

/**
 * The last figures of a foot that is off by a share of its tolerances (`footIfOff`). They may exceed any foot that
 * shoes are made for: only the shape is needed.
 */
export function figuresIfOff(foot: LastFigures, found: FootMeasures, share: number): LastFigures {
  if (share === 0) return foot
  const off = footIfOff(found, share)
  const sizes = eachFigure((figure) => off[figure] ?? foot[figure])
  const [longer, wider] = [sizes.lengthMm / foot.lengthMm, sizes.ballWidthMm / foot.ballWidthMm]
  return {
    ...foot,
    ...sizes,
    footLengthMm: sizes.lengthMm,
    heelToBallMm: foot.heelToBallMm * longer,
    toeGapAlongMm: foot.toeGapAlongMm * longer,
    toeGapAcrossMm: foot.toeGapAcrossMm * wider,
    outline: foot.outline.map(({ x, y }) => ({ x: x * longer, y: y * wider })),
  }
}
