import type { FootMeasures, FootSide } from '#domain/foot/foot-figures.ts'
import { somePhotoAnswer } from './photo-answers.ts'

const { foot } = somePhotoAnswer

/** A measured foot of this length and score. */
export function measuredFoot(side: FootSide, lengthMm = 251.27, score = 88): FootMeasures {
  const sizes = { ...foot.figures, lengthMm: { ...foot.figures.lengthMm, value: lengthMm } }
  const outline = Array.from({ length: 40 }, (_, index) => {
    const turn = (index / 40) * 2 * Math.PI
    return { x: 47.75 * Math.sin(turn), y: (lengthMm / 2) * (1 - Math.cos(turn)) }
  })
  return { ...foot, side, figures: sizes, outline, quality: { score, reasons: [] } }
}

/** Both feet of a person. */
export const scannedSides = { left: measuredFoot('left'), right: measuredFoot('right', 254.1) } as const
