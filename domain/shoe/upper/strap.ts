import type { Last } from '../last/last.ts'
import type { BandKnot } from './bands.ts'
import { heelLoop, splitTop } from './open-parts.ts'
import { onSide, onTop } from './surface.ts'

/** The most open: a thin line from between the toes to a band over the instep, and a loop around the heel. */
export function strapBands(last: Last): BandKnot[][] {
  const { lengthMm } = last.figures
  const front = splitTop(last)
  const instep: BandKnot[] = [
    { at: onTop(last, 0.43, -1), halfMm: 15 },
    { at: onTop(last, 0.455, -0.86), halfMm: 10 },
    { at: onTop(last, 0.5, -0.5), halfMm: 7 },
    { at: onTop(last, 0.535, 0), halfMm: 6.5 },
    { at: onTop(last, 0.51, 0.5), halfMm: 7 },
    { at: onTop(last, 0.47, 0.86), halfMm: 10 },
    { at: onTop(last, 0.45, 1), halfMm: 15 },
  ]
  const middle = (share: number, around: number, halfMm: number) => ({ at: onTop(last, share, around), halfMm })
  const thong: BandKnot[] = [
    { at: front, halfMm: 4.6 },
    middle(front.x / lengthMm - 0.07, 0.1, 4.4),
    middle(0.64, 0.05, 4.6),
    middle(0.585, 0.01, 6),
    middle(0.535, 0, 7.5),
  ]
  const loop = heelLoop(last, { heightMm: 43, halfMm: 5.5, outer: onSide(last, 0.46, -1, 30), inner: onSide(last, 0.48, 1, 32) })
  return [instep, thong, loop.around, loop.tab(8, 14)]
}
