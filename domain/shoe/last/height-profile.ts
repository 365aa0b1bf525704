import { mix } from '../geometry/blend.ts'
import { steadyCurve } from '../geometry/curves.ts'
import type { LastFigures } from './last-figures.ts'

/** The height of the last along its axis, given its height over the ball and at half its length, at the instep. */
export function heightProfile(figures: LastFigures, ballHeightMm: number, instepMm: number): (x: number) => number {
  const { footLengthMm: length, lengthMm: tip, heelToBallMm: ball } = figures
  const shaft = Math.max(100, instepMm * 1.55)
  const drawn = steadyCurve([
    // At the back the wall leans forward over the heel, like the tendon, which holds the shoe on the foot.
    { x: 0, y: instepMm * 1.18 },
    { x: 0.07 * length, y: instepMm * 1.3 },
    { x: 0.2 * length, y: shaft },
    { x: 0.27 * length, y: shaft },
    { x: 0.39 * length, y: instepMm * 1.36 },
    { x: 0.5 * length, y: instepMm },
    { x: 0.6 * length, y: mix(ballHeightMm, instepMm, 0.5) },
    { x: ball - 0.03 * length, y: ballHeightMm },
    // Toes need their height up to the nail; the front wall rounds off what is ahead of it.
    { x: mix(ball, tip, 0.42), y: Math.max(22, ballHeightMm * 0.78) },
    { x: mix(ball, tip, 0.75), y: Math.max(20, ballHeightMm * 0.62) },
    { x: tip, y: Math.max(18, ballHeightMm * 0.5) },
  ])
  // Smooths the curve once more, so that the knots do not show in the shoe.
  const broad = 0.035 * length
  return (x) => {
    const near = drawn(x - broad) + drawn(x + broad)
    return (3 * drawn(x) + 2 * near + drawn(x - 2 * broad) + drawn(x + 2 * broad)) / 9
  }
}
