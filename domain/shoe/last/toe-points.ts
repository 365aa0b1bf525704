import type { ToeForm } from '../../foot/foot-figures.ts'

/** The line around the toes from the inner to the outer side, as shares of the length and of the ball width. */
export const toePoints: Readonly<Record<ToeForm, readonly (readonly [number, number])[]>> = {
  egyptian: [
    [0.91, 0.462],
    [0.975, 0.385],
    [1.005, 0.25],
    [1, 0.09],
    [0.984, -0.06],
    [0.962, -0.185],
    [0.926, -0.305],
    [0.856, -0.41],
  ],
  greek: [
    [0.9, 0.455],
    [0.96, 0.375],
    [0.992, 0.245],
    [1.005, 0.09],
    [0.995, -0.06],
    [0.962, -0.18],
    [0.918, -0.295],
    [0.85, -0.4],
  ],
  roman: [
    [0.91, 0.46],
    [0.97, 0.385],
    [1, 0.255],
    [1.005, 0.09],
    [1, -0.06],
    [0.972, -0.185],
    [0.925, -0.3],
    [0.852, -0.402],
  ],
  square: [
    [0.91, 0.462],
    [0.968, 0.39],
    [0.998, 0.26],
    [1.004, 0.09],
    [1, -0.06],
    [0.985, -0.19],
    [0.945, -0.315],
    [0.865, -0.415],
  ],
}
