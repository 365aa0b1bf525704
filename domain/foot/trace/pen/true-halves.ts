import type { Point } from '../../geometry/point.ts'
import type { PenAxis } from './pen-sections.ts'

/**
 * What is seen is larger than the pen: it lies with its middle half its thickness above the sheet, and is seen past its round sides. Each
 * half is made smaller until a pen of it would be seen so. `eye` is where the camera is.
 */
export function trueHalves(
  seen: readonly number[],
  barrelMm: number,
  tip: Point,
  { towards }: PenAxis,
  [x, y, high]: readonly [number, number, number],
): number[] {
  const aside = Math.abs(-(x - tip.x) * towards.y + (y - tip.y) * towards.x)
  return seen.map((half) => {
    let own = Math.max(min, half)
    for (let round = 0; round < 4; round += 1) own = (own * half) / Math.max(min, seenHalf(own, barrelMm, aside, high))
    return own
  })
}

/** A tip has no less, in mm. */
const min = 0.05

/** Half of the shadow that a round bar would throw from the camera's place: its middle lies so high, the camera so far aside. */
function seenHalf(half: number, restsAt: number, aside: number, high: number): number {
  const up = high - restsAt
  const lean = Math.atan2(aside, up)
  const wide = Math.asin(Math.min(1, half / Math.hypot(aside, up)))
  return (high * (Math.tan(lean + wide) - Math.tan(lean - wide))) / 2
}
