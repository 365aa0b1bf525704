import { type Camera, project } from '../camera/camera.ts'
import type { Sheet } from '../papers.ts'
import type { Colour } from '../picture/colour-at.ts'
import { type Picture, smooth } from '../picture/picture.ts'

/** A picture made ready to be asked for colours of the photo's points, again and again. */
export type Sampler = (x: number, y: number) => Colour | undefined

/** Slightly blurred, so that grain does not count; nothing outside of the photo. */
export function samplerOf(picture: Picture, pxPerPixel: number): Sampler {
  const { width, height } = picture
  const [red, green, blue] = [picture.red, picture.green, picture.blue].map((plane) =>
    smooth(plane, width, height, 1),
  ) as [Float32Array, Float32Array, Float32Array]
  return (x, y) => {
    const column = Math.floor(x / pxPerPixel)
    const row = Math.floor(y / pxPerPixel)
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined
    const at = row * width + column
    return [red[at]!, green[at]!, blue[at]!]
  }
}

/** How a colour differs from paper: in brightness, and in tint, both as logarithms, so that shade and lamp drop out. */
function difference(colour: Colour, paper: Colour): { light: number; tint: number } {
  const [r, g, b] = colour.map((value, k) => Math.log((value + 4) / (paper[k]! + 4))) as [number, number, number]
  return { light: 0.3 * r + 0.59 * g + 0.11 * b, tint: Math.hypot(r - g, b - g) }
}

const samplesPerSide = 24
const insideMm = 2.4
const deepMm = 6

type Place = { readonly inner: Colour; readonly deep: Colour; readonly outer: Colour; readonly isNearToes: boolean }

/**
 * How much a place in the photo looks like the sheet, up to 1: paper all along the inside of its edges, something else
 * outside. Leg and trousers may cover the heel's half, so nothing is held against a place that is no paper there.
 */
export function judgeSheet(sample: Sampler, camera: Camera, sheet: Sheet): number {
  const { widthMm: w, heightMm: h } = sheet
  const sides = [
    [0, 0, 0, h, 1, 0],
    [w, 0, w, h, -1, 0],
    [0, h, w, h, 0, -1],
    [0, 0, w, 0, 0, 1],
  ] as const
  const places = sides.map(([x0, y0, x1, y1, nx, ny]) => {
    const found: Place[] = []
    for (let k = 0; k < samplesPerSide; k += 1) {
      const share = (k + 0.5) / samplesPerSide
      const x = x0 + (x1 - x0) * share
      const y = y0 + (y1 - y0) * share
      const colourAt = (mm: number) => {
        const { x: u, y: v } = project(camera, x + nx * mm, y + ny * mm)
        return sample(u, v)
      }
      const [inner, deep, outer] = [colourAt(insideMm), colourAt(deepMm), colourAt(-insideMm)]
      if (inner && deep && outer) found.push({ inner, deep, outer, isNearToes: y > h * 0.45 })
    }
    return found
  })
  if (places.some((side, k) => side.length < (k === 3 ? 0 : samplesPerSide * 0.8))) return -1
  const paper = medianColour(places.slice(0, 3).flatMap((side) => side.filter((place) => place.isNearToes)))
  const marks = places.map((side) => side.reduce((sum, place) => sum + markOf(place, paper), 0) / samplesPerSide)
  const [left, right, front, heel] = marks as [number, number, number, number]
  return (left + right + front + Math.max(-0.2, heel) * 0.4) / 3.4
}

function markOf({ inner, deep, outer, isNearToes }: Place, paper: Colour): number {
  const own = difference(inner, paper)
  const isPaper = own.tint < 0.14 && own.light > -0.9 && own.light < 0.35
  if (!isPaper) return isNearToes ? -0.6 : -0.1
  const beyond = difference(outer, inner)
  const under = difference(deep, inner)
  const step = -beyond.light + 1.5 * beyond.tint
  const early = Math.abs(under.light) + 1.5 * under.tint
  return Math.min(1, Math.max(-0.5, (step - 0.7 * early) / 0.22))
}

function medianColour(places: readonly Place[]): Colour {
  const middle = (channel: number) =>
    places.map(({ inner }) => inner[channel]!).sort((a, b) => a - b)[Math.floor(places.length / 2)] ?? 255
  return [middle(0), middle(1), middle(2)]
}
