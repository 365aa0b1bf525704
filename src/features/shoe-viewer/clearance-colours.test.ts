import { expect, test } from 'vitest'
import { clearanceBands } from '#domain/clearance/clearance-scale.ts'
import { bandColours } from './clearance-colours.ts'

/** How bright a colour is to an eye, from 0 to 100 (CIE L*). */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 116 * Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue) - 16
}

test('more room is always lighter, by as much as can be told without colours', () => {
  const light = clearanceBands.map((band) => lightness(bandColours[band]))
  const steps = light.slice(1).map((one, place) => one - (light[place] ?? 0))
  for (const step of steps) expect(step).toBeGreaterThan(3)
  // Where it matters, at the tight end, the steps are larger.
  expect(Math.min(...steps.slice(0, 3))).toBeGreaterThan(10)
})
