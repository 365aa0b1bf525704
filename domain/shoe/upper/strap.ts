import { mix } from '../geometry/blend.ts'
import type { Last } from '../last/last.ts'
import type { BandKnot } from './bands.ts'
import { heelLoop, loopHeightRatio, splitTop } from './open-sections.ts'
import { onSide, onTop } from './surface.ts'

/** The most open upper: a thin thong from between the toes to a band over the instep, and a loop around the heel. */
export function strapBands(last: Last): BandKnot[][] {
  const { footLengthMm } = last.figures
  const front = splitTop(last)
  const instep: BandKnot[] = [
    { at: onTop(last, 0.405, -1), halfMm: 15 },
    { at: onTop(last, 0.43, -0.86), halfMm: 11 },
    { at: onTop(last, 0.475, -0.5), halfMm: 8.5 },
    { at: onTop(last, 0.51, 0), halfMm: 8 },
    { at: onTop(last, 0.485, 0.5), halfMm: 8.5 },
    { at: onTop(last, 0.445, 0.86), halfMm: 11 },
    { at: onTop(last, 0.42, 1), halfMm: 15 },
  ]
  const split = front.x / footLengthMm
  const between = (share: number) => onTop(last, mix(0.51, split, share), 0.1 * share)
  const thong: BandKnot[] = [
    { at: { ...front, x: front.x - 3.5 }, halfMm: 5 },
    { at: between(0.84), halfMm: 5.2 },
    { at: between(0.66), halfMm: 5.2 },
    { at: between(0.46), halfMm: 5.8 },
    { at: between(0.24), halfMm: 7.5 },
    { at: between(0), halfMm: 7 },
  ]
  const low = loopHeightRatio(last)
  const [outer, inner] = [onSide(last, 0.435, -1, 31 * low), onSide(last, 0.45, 1, 33 * low)]
  const loop = heelLoop(last, { heightMm: 42, halfMm: 6.5, outer, inner })
  return [instep, thong, loop.around, loop.tab(11, 15)]
}
