import { describe, expect, test } from 'vitest'
import { clearanceBands } from '#domain/clearance/clearance-scale.ts'
import { bandColours } from './clearance-colours.ts'

type Three = readonly [number, number, number]

/** Linear sRGB values from 0 to 1. */
function toLinearLight(colour: string): Three {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

const times = (rows: readonly Three[], [a, b, c]: Three) =>
  rows.map(([x, y, z]) => Math.max(0, x * a + y * b + z * c)) as unknown as Three

/** sRGB to XYZ with white point D65 (IEC 61966-2-1). */
const toXyz: readonly Three[] = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
]

/** CIE 1976 L*a*b*, which is perceptually uniform. */
function toLab(light: Three): Three {
  const [x, y, z] = times(toXyz, light)
  const root = (share: number) => (share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27 / 116) * share + 16 / 116)
  const [fx, fy, fz] = [root(x / 0.9505), root(y), root(z / 1.089)]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

/** Simulates colour vision deficiencies (Machado, Oliveira and Fernandes 2009, severity 1). */
const eyes = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const satisfies Record<string, readonly Three[]>

const light = clearanceBands.map((band) => toLinearLight(bandColours[band]))

describe('Clearance colours', () => {
  test('get lighter with more clearance, distinguishably without colour vision', () => {
    const steps = light.slice(1).map((one, index) => toLab(one)[0] - toLab(light[index] ?? one)[0])
    for (const step of steps) expect(step).toBeGreaterThan(3)
    // The tight end matters most, so the steps there are larger.
    expect(Math.min(...steps.slice(0, 3))).toBeGreaterThan(10)
  })

  test.each(Object.entries(eyes))(
    'keep neighbouring bands apart for eyes that see %s, by a ΔE of at least 7',
    (_, eye) => {
      const seen = light.map((one) => toLab(times(eye, one)))
      for (const [index, [l, a, b]] of seen.slice(1).entries()) {
        const [l0, a0, b0] = seen[index] ?? [0, 0, 0]
        expect(Math.hypot(l - l0, a - a0, b - b0)).toBeGreaterThan(7)
      }
    },
  )
})
