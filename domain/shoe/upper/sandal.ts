import type { Last } from '../last/last.ts'
import type { BandKnot } from './bands.ts'
import { heelLoop, loopHeightRatio, splitTop } from './open-sections.ts'
import { onSide, onTop } from './surface.ts'

/** Wider bands for more support: a wing from between the toes to both sides of the ball, a wide instep, a high heel. */
export function sandalBands(last: Last): BandKnot[][] {
  const front = splitTop(last)
  const split = front.x / last.figures.footLengthMm
  const wing: BandKnot[] = [
    { at: onTop(last, 0.6, -1), halfMm: 15 },
    { at: onTop(last, 0.615, -0.8), halfMm: 11 },
    { at: onTop(last, split - 0.115, -0.4), halfMm: 8.5 },
    { at: { ...front, x: front.x - 5 }, halfMm: 6 },
    { at: onTop(last, split - 0.075, 0.5), halfMm: 7.2 },
    { at: onTop(last, 0.675, 0.84), halfMm: 9 },
    { at: onTop(last, 0.665, 1), halfMm: 14 },
  ]
  const instep: BandKnot[] = [
    { at: onTop(last, 0.4, -1), halfMm: 17 },
    { at: onTop(last, 0.425, -0.84), halfMm: 14 },
    { at: onTop(last, 0.475, -0.45), halfMm: 11.5 },
    { at: onTop(last, 0.5, 0), halfMm: 12 },
    { at: onTop(last, 0.475, 0.45), halfMm: 11.5 },
    { at: onTop(last, 0.435, 0.84), halfMm: 14 },
    { at: onTop(last, 0.41, 1), halfMm: 17 },
  ]
  const low = loopHeightRatio(last)
  const loop = heelLoop(last, {
    heightMm: 46,
    halfMm: 8.5,
    outer: onSide(last, 0.44, -1, 34 * low),
    inner: onSide(last, 0.455, 1, 36 * low),
  })
  return [wing, instep, loop.around, loop.tab(17, 21)]
}
