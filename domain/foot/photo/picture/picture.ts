import type { Pixels } from '../question/photo-question.ts'

/** A picture as three planes of numbers, 0 to 255. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
}

/** The photo as it is measured, and how many of its pixels one of the picture's stands for. */
export type WorkPicture = { readonly picture: Picture; readonly pxPerPixel: number }

/** The photo in smaller: each new pixel is the mean of the old ones under it. `by` is a whole number. */
export function shrink({ data, width, height }: Pixels, by: number): Picture {
  const small = blank(Math.floor(width / by), Math.floor(height / by))
  if (by === 1) {
    for (let to = 0, at = 0; to < small.red.length; to += 1, at += 4) {
      small.red[to] = data[at]!
      small.green[to] = data[at + 1]!
      small.blue[to] = data[at + 2]!
    }
    return small
  }
  const share = 1 / (by * by)
  for (let y = 0, to = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1, to += 1) {
      let red = 0
      let green = 0
      let blue = 0
      for (let row = 0; row < by; row += 1) {
        const from = ((y * by + row) * width + x * by) * 4
        for (let at = from; at < from + by * 4; at += 4) {
          red += data[at]!
          green += data[at + 1]!
          blue += data[at + 2]!
        }
      }
      small.red[to] = red * share
      small.green[to] = green * share
      small.blue[to] = blue * share
    }
  return small
}

/** The picture at half its size. */
export function halved({ width, height, red, green, blue }: Picture): Picture {
  const half = blank(Math.floor(width / 2), Math.floor(height / 2))
  for (const [from, to] of [
    [red, half.red],
    [green, half.green],
    [blue, half.blue],
  ] as const)
    for (let y = 0, at = 0; y < half.height; y += 1)
      for (let x = 0; x < half.width; x += 1, at += 1) {
        const first = 2 * y * width + 2 * x
        to[at] = (from[first]! + from[first + 1]! + from[first + width]! + from[first + width + 1]!) / 4
      }
  return half
}

export function blank(width: number, height: number): Picture {
  const plane = () => new Float32Array(width * height)
  return { width, height, red: plane(), green: plane(), blue: plane() }
}

/** The brightness of every pixel (ITU-R BT.601). */
export function brightness({ red, green, blue }: Picture): Float32Array {
  return red.map((value, at) => 0.299 * value + 0.587 * green[at]! + 0.114 * blue[at]!)
}

/** Each pixel the mean of itself and its neighbours within `reach`, along both ways in turn. */
export function smooth(plane: Float32Array, width: number, height: number, reach: number): Float32Array {
  const across = new Float32Array(plane.length)
  const both = new Float32Array(plane.length)
  runningMean(plane, across, { lines: height, length: width, step: 1, next: width }, reach)
  runningMean(across, both, { lines: width, length: height, step: width, next: 1 }, reach)
  return both
}

/** Red, green and blue, slightly blurred, so that grain does not count. */
export function smoothPlanes({ width, height, red, green, blue }: Picture): readonly Float32Array[] {
  return [red, green, blue].map((plane) => smooth(plane, width, height, 1))
}

type ScanDirection = { readonly lines: number; readonly length: number; readonly step: number; readonly next: number }

function runningMean(
  from: Float32Array,
  to: Float32Array,
  { lines, length, step, next }: ScanDirection,
  reach: number,
): void {
  for (let line = 0; line < lines; line += 1) {
    const start = line * next
    let sum = 0
    let count = 0
    for (let k = 0; k < Math.min(reach, length); k += 1, count += 1) sum += from[start + k * step]!
    for (let k = 0; k < length; k += 1) {
      if (k + reach < length) {
        sum += from[start + (k + reach) * step]!
        count += 1
      }
      to[start + k * step] = sum / count
      if (k - reach >= 0) {
        sum -= from[start + (k - reach) * step]!
        count -= 1
      }
    }
  }
}

/** For each brightness, 0 to 255, the share of a plane that is no brighter. */
export function sharesUpTo(plane: Float32Array): Float32Array {
  const shares = new Float32Array(256)
  for (const value of plane) shares[Math.floor(value)]! += 1 / plane.length
  for (let value = 1; value < 256; value += 1) shares[value]! += shares[value - 1]!
  return shares
}
