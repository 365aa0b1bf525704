import { shoeSettings } from '../../shoe-settings.ts'
import { length2, smoothMin, smoothStep } from '../geometry/blend.ts'
import type { Last } from '../last/last.ts'
import type { Lettering } from './lettering.ts'

const { treadPitchMm, treadDepthMm } = shoeSettings

/** A groove is rounded at its bottom and leaves the ground at an angle that any printer can print. */
const groove = { flatMm: 0.45, halfMm: 1.75 }
/** One groove follows the outline, this far inside it. */
const borderMm = 5.2

export type Tread = (x: number, y: number, outside: number) => number

function depthBeside(mm: number): number {
  return treadDepthMm * (1 - smoothStep(groove.flatMm, groove.halfMm, Math.abs(mm)))
}

/**
 * The height of the underside above the ground: like sand raked in rings around two stones, one under the ball and one
 * under the heel, with one groove along the border. Rings turn easily on the spot and grip in the direction of walking.
 */
export function buildTread({ figures }: Last, lettering: Lettering | undefined): Tread {
  const { footLengthMm, heelToBallMm, ballWidthMm } = figures
  const [ballX, ballY, heelX] = [0.96 * heelToBallMm, 0.1 * ballWidthMm, 0.13 * footLengthMm]
  const meetingMm = 0.07 * footLengthMm
  return (x, y, outside) => {
    const border = depthBeside(outside + borderMm)
    if (outside > -borderMm) return border
    const rings = smoothMin(length2(x - ballX, y - ballY), length2(x - heelX, y), meetingMm)
    const turn = rings / treadPitchMm
    const fromRing = (turn - Math.floor(turn) - 0.5) * treadPitchMm
    const raked = Math.max(border, depthBeside(fromRing))
    return lettering ? lettering(x, y, raked) : raked
  }
}
