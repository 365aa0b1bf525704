import type { Pixels } from '#domain/foot/photo/question/photo-question.ts'
import { seededChance } from '../../seeded-chance.ts'
import { clamp } from './curve.ts'
import type { Sensor } from './scene.ts'

/** Weights of a row of pixels that soften as a bell curve does, from the middle outwards. */
function kernel(sigma: number): number[] {
  const reach = Math.max(1, Math.ceil(sigma * 2.4))
  const weights = Array.from({ length: reach + 1 }, (_, far) => {
    // The part of the bell curve that lies over a pixel, and not its height in the middle, which is wrong for narrow ones.
    const steps = 8
    let sum = 0
    for (let step = 0; step < steps; step++) sum += Math.exp(-0.5 * ((far - 0.5 + (step + 0.5) / steps) / sigma) ** 2)
    return sum
  })
  const all = weights.reduce((sum, weight, far) => sum + weight * (far === 0 ? 1 : 2), 0)
  return weights.map((weight) => weight / all)
}

function softenRows(image: Float32Array, other: Float32Array, wide: number, tall: number, weights: readonly number[]) {
  const reach = weights.length - 1
  const [w0 = 1, w1 = 0, w2 = 0] = weights
  const line = wide * 3
  for (let row = 0; row < tall; row++) {
    const start = row * line
    for (let index = 0; index < line; index++) {
      const at = start + index
      if (index < reach * 3 || index >= line - reach * 3) {
        other[at] = image[at] as number
        continue
      }
      let sum = (image[at] as number) * w0 + ((image[at - 3] as number) + (image[at + 3] as number)) * w1
      if (reach > 1) sum += ((image[at - 6] as number) + (image[at + 6] as number)) * w2
      for (let far = 3; far <= reach; far++)
        sum += ((image[at - far * 3] as number) + (image[at + far * 3] as number)) * (weights[far] as number)
      other[at] = sum
    }
  }
}

function softenColumns(
  image: Float32Array,
  other: Float32Array,
  wide: number,
  tall: number,
  weights: readonly number[],
) {
  const reach = weights.length - 1
  const [w0 = 1, w1 = 0, w2 = 0] = weights
  const line = wide * 3
  for (let row = 0; row < tall; row++) {
    const start = row * line
    if (row < reach || row >= tall - reach) {
      other.set(image.subarray(start, start + line), start)
      continue
    }
    for (let at = start; at < start + line; at++) {
      let sum = (image[at] as number) * w0 + ((image[at - line] as number) + (image[at + line] as number)) * w1
      if (reach > 1) sum += ((image[at - 2 * line] as number) + (image[at + 2 * line] as number)) * w2
      for (let far = 3; far <= reach; far++)
        sum += ((image[at - far * line] as number) + (image[at + far * line] as number)) * (weights[far] as number)
      other[at] = sum
    }
  }
}

const levels = 4096
const tableTop = 1.6

/** From light to the file's brightness, 0 to 255, as sRGB says, with a little more contrast where wanted. */
function toneTable(contrast: number): Float32Array {
  return Float32Array.from({ length: levels + 1 }, (_, level) => {
    const light = Math.min(1, (level / levels) * tableTop)
    const tone = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
    const bent = tone + contrast * (tone * tone * (3 - 2 * tone) - tone)
    return bent * 255
  })
}

export function toLight(luma: number, contrast: number): number {
  const table = toneTable(contrast)
  let level = 0
  while (level < levels && (table[level] as number) < luma) level++
  return (level / levels) * tableTop
}

let spare = new Float32Array(0)

/** What sensor and phone make of the light: softness, falling off to the corners, colour, noise, brightness. */
export function develop(image: Float32Array, sensor: Sensor, exposure: number): Pixels {
  const { widthPx: wide, heightPx: tall } = sensor
  if (spare.length < image.length) spare = new Float32Array(image.length)
  const weights = kernel(sensor.blurPx)
  softenRows(image, spare, wide, tall, weights)
  softenColumns(spare, image, wide, tall, weights)
  if (sensor.motionPx > 1) {
    const reach = Math.ceil(sensor.motionPx / 2)
    softenRows(image, spare, wide, tall, new Array(reach + 1).fill(1 / (2 * reach + 1)))
    image.set(spare.subarray(0, image.length))
  }
  const tones = toneTable(sensor.contrast)
  const chance = seededChance(sensor.seed)
  const bell = Float32Array.from({ length: 65536 }, () => chance() + chance() + chance() + chance() - 2).map(
    (value) => value * Math.sqrt(3) * sensor.noise,
  )
  const data = new Uint8ClampedArray(wide * tall * 4)
  const [red, green, blue] = sensor.whiteBalance
  const scale = (levels / tableTop) * exposure
  const corner = (wide / 2) ** 2 + (tall / 2) ** 2
  for (let row = 0; row < tall; row++) {
    let walk = Math.floor(chance() * 65536)
    const stride = 1 + 2 * Math.floor(chance() * 5000)
    const dy2 = (row + 0.5 - tall / 2) ** 2
    for (let column = 0; column < wide; column++) {
      const fromCentre = ((column + 0.5 - wide / 2) ** 2 + dy2) / corner
      const fall = scale * (1 - sensor.vignetting * fromCentre * fromCentre)
      const index = (row * wide + column) * 3
      const r = tones[clamp((image[index] as number) * red * fall, 0, levels) | 0] as number
      const g = tones[clamp((image[index + 1] as number) * green * fall, 0, levels) | 0] as number
      const b = tones[clamp((image[index + 2] as number) * blue * fall, 0, levels) | 0] as number
      walk = (walk + stride) & 65535
      const grey = bell[walk] as number
      const tint = bell[(walk * 7 + 13) & 65535] as number
      // Darks are noisier than lights, as the file's brightness is not linear.
      const strength = 1.25 - g * 0.003
      const to = (row * wide + column) * 4
      data[to] = r + (grey + 0.5 * tint) * strength
      data[to + 1] = g + (grey - 0.2 * tint) * strength
      data[to + 2] = b + (grey - 0.6 * tint) * strength
      data[to + 3] = 255
    }
  }
  return { data, width: wide, height: tall }
}
