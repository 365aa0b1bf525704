import { type Camera, project } from '../camera/camera.ts'
import type { Sheet } from '../paper/papers.ts'
import { type Picture, sharesUpTo, smoothPlanes } from '../picture/picture.ts'
import { type Framing, wholeSheet } from './framing.ts'

/** A colour as the logarithms of red, green and blue: what lamp and shade do to it is added, not multiplied. */
export type Tone = readonly [red: number, green: number, blue: number]

/** A picture prepared for repeated colour look-ups at points of the photo. */
export type Sampler = {
  /** The colour at a point of the photo, slightly blurred, so that grain does not count; nothing outside of the photo. */
  toneAt(x: number, y: number): Tone | undefined
  /** Share of the photo that is darker than this. */
  darkerThan(tone: Tone): number
}

export function createSampler(picture: Picture, pxPerPixel: number, planes = smoothPlanes(picture)): Sampler {
  const { width, height } = picture
  const upTo = sharesUpTo(planes[1]!)
  const [red, green, blue] = planes.map((plane) => plane.map((value) => Math.log(value + 4))) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const toneAt = (x: number, y: number): Tone | undefined => {
    const column = Math.floor(x / pxPerPixel)
    const row = Math.floor(y / pxPerPixel)
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined
    const at = row * width + column
    return [red[at]!, green[at]!, blue[at]!]
  }
  return { toneAt, darkerThan: (tone) => upTo[Math.min(255, Math.max(0, Math.floor(Math.exp(tone[1]) - 4)))]! }
}

/** How a colour differs from paper: in brightness, and in tint, so that shade and lamp drop out. */
export function difference(tone: Tone, paper: Tone): { light: number; tint: number } {
  const [r, g, b] = [tone[0] - paper[0], tone[1] - paper[1], tone[2] - paper[2]]
  return { light: 0.3 * r + 0.59 * g + 0.11 * b, tint: Math.hypot(r - g, b - g) }
}

const samplesPerSide = 24
const insideMm = 2.4
const deepMm = 6

type EdgeSample = { readonly inner: Tone; readonly deep: Tone; readonly outer: Tone; readonly isNearToes: boolean }

/** Where paper must be in any case: inside of the front and of the long edges' front half. */
const surePlaces = [
  [0.06, 0.97],
  [0.35, 0.97],
  [0.65, 0.97],
  [0.94, 0.97],
  [0.025, 0.78],
  [0.975, 0.78],
  [0.025, 0.58],
  [0.975, 0.58],
] as const

/** A quick look, which sorts most places out: 0 where paper cannot be, else roughly what a careful look would say. */
export function glanceAt(sample: Sampler, camera: Camera, sheet: Sheet, framing: Framing = wholeSheet): number {
  const { widthMm: w, heightMm: h } = sheet
  let first: Tone | undefined
  let unseen = 0
  let inFront = 0
  const hidden = [0, 0]
  for (const [across, along] of surePlaces) {
    const { x, y } = project(camera, across * w, along * h)
    const tone = sample.toneAt(x, y)
    if (!tone) {
      unseen += 1
      if (unseen > framing.maxUnseen) return 0
      continue
    }
    first ??= tone
    if (isLikePaper(tone, first)) continue
    // Leg and toes hide what is between the corners at the toes and one long edge, never the other as well.
    if (along > 0.9 && (across < 0.1 || across > 0.9)) return 0
    if (along > 0.9) inFront += 1
    else hidden[across < 0.5 ? 0 : 1]! += 1
    if (inFront > 1 || Math.min(...hidden) > 0) return 0
    if (along > 0.9) continue
    // What lies over an edge goes on beyond it; where paper is there, it is the border of something on the sheet.
    const beyond = project(camera, (across < 0.5 ? -across : 2 - across) * w, along * h)
    const outer = sample.toneAt(beyond.x, beyond.y)
    if (outer && isLikePaper(outer, first)) return 0
  }
  let product = 1
  for (const side of [0, 1, 2]) {
    let steps = 0
    let seen = 0
    for (let k = 0; k < 6; k += 1) {
      const along = side < 2 ? (0.4 + k * 0.11) * h : h
      const across = side < 2 ? side * w : (0.07 + k * 0.17) * w
      const [outX, outY] = side === 0 ? [-insideMm, 0] : side === 1 ? [insideMm, 0] : [0, insideMm]
      const one = project(camera, across - outX, along - outY)
      const other = project(camera, across + outX, along + outY)
      const inner = sample.toneAt(one.x, one.y)
      const outer = sample.toneAt(other.x, other.y)
      if (!inner || !outer) continue
      seen += 1
      if (hidden[side]! > 0 && first && !isLikePaper(inner, first)) seen -= hiddenCounts
      else steps += stepMark(difference(outer, inner))
    }
    product *= Math.max(0.02, steps / Math.max(seen, 6 * framing.minSeen))
  }
  return Math.cbrt(product) - patchwork(sample, camera, sheet)
}

const isLikePaper = (tone: Tone, paper: Tone) => {
  const { light, tint } = difference(tone, paper)
  return tint <= 0.16 && Math.abs(light) <= 0.7
}

/** A hidden spot of an edge is no evidence, but a sheet whose edges are all seen is likelier. */
const hiddenCounts = 0.5

/** A hard shadow over the rim begins and ends; the fields of a checkered floor do so all along. */
const maxPatches = 2
const rimMm = 9
const rimStepMm = 12

/** What is taken off the mark for every change of colour too many. */
function patchwork(sample: Sampler, camera: Camera, sheet: Sheet): number {
  return 0.1 * Math.max(0, patchesOn(sample, camera, sheet) - maxPatches)
}

/** How often the colour changes along the rim of the sheet's front half, where nothing stands. */
function patchesOn(sample: Sampler, camera: Camera, { widthMm: w, heightMm: h }: Sheet): number {
  let patches = 0
  let before: Tone | undefined
  const look = (x: number, y: number) => {
    const at = project(camera, x, y)
    const tone = sample.toneAt(at.x, at.y)
    if (tone && before) {
      const { light, tint } = difference(tone, before)
      if (Math.abs(light) > 0.14 || tint > 0.07) patches += 1
    }
    before = tone
  }
  for (let y = h * 0.4; y < h - rimMm; y += rimStepMm) look(rimMm, y)
  for (let x = rimMm; x < w - rimMm; x += rimStepMm) look(x, h - rimMm)
  for (let y = h - rimMm; y > h * 0.4; y -= rimStepMm) look(w - rimMm, y)
  return patches
}

/**
 * How much a place in the photo looks like the sheet, up to 1: paper all along the inside of its edges, something else
 * outside; and it is among the brightest things. Leg and trousers may cover the heel's half, so nothing is held against a place that is no paper there.
 */
export function judgeSheet(sample: Sampler, camera: Camera, sheet: Sheet, framing: Framing = wholeSheet): number {
  const { widthMm: w, heightMm: h } = sheet
  const sides = [
    [0, 0, 0, h, 1, 0],
    [w, 0, w, h, -1, 0],
    [0, h, w, h, 0, -1],
    [0, 0, w, 0, 0, 1],
  ] as const
  const places = sides.map(([x0, y0, x1, y1, nx, ny]) => {
    const found: EdgeSample[] = []
    for (let k = 0; k < samplesPerSide; k += 1) {
      const share = (k + 0.5) / samplesPerSide
      const x = x0 + (x1 - x0) * share
      const y = y0 + (y1 - y0) * share
      const toneAt = (mm: number) => {
        const { x: u, y: v } = project(camera, x + nx * mm, y + ny * mm)
        return sample.toneAt(u, v)
      }
      const [inner, deep, outer] = [toneAt(insideMm), toneAt(deepMm), toneAt(-insideMm)]
      if (inner && deep && outer) found.push({ inner, deep, outer, isNearToes: y > h * 0.45 })
    }
    return found
  })
  if (places.some((side, k) => side.length < (k === 3 ? 0 : samplesPerSide * framing.minSeen))) return -1
  const paper = medianTone(places.slice(0, 3).flatMap((side) => side.filter((place) => place.isNearToes)))
  const countVisible = (side: readonly EdgeSample[]) =>
    framing === wholeSheet ? samplesPerSide : Math.max(1, side.length)
  const hidden = places.slice(0, 2).map((side) => hiddenRun(side, paper))
  const marks = places.map((side, k) => {
    // A leg passes over one long edge.
    const [from, to] = k < 2 && hiddenIn(hidden[k]!) > hiddenIn(hidden[1 - k]!) ? hidden[k]! : none
    const sum = side.reduce((all, place, n) => all + (n >= from && n < to ? 0 : scorePlace(place, paper)), 0)
    return sum / (countVisible(side) - hiddenCounts * (to - from))
  })
  const [left, right, front, heel] = marks.map((mark) => Math.max(0.02, mark)) as [number, number, number, number]
  // All three must be edges: one strong edge beside two that are none is the leg's, or a plank's.
  const isEdged = Math.cbrt(left * right * front) + 0.15 * heel
  return isEdged + 0.5 * sample.darkerThan(paper) - patchwork(sample, camera, sheet)
}

type PixelRun = readonly [from: number, to: number]

const none: PixelRun = [0, 0]
const hiddenIn = ([from, to]: PixelRun) => to - from
/** Of an edge a leg leaves so much free. */
const maxHidden = 0.55

/** The places of an edge over which something lies that goes on beyond it: nothing where it hides too much, or lies in pieces. */
function hiddenRun(side: readonly EdgeSample[], paper: Tone): PixelRun {
  const isHidden = side.map(({ inner, outer }) => {
    const beyond = difference(outer, inner)
    const isPaper = isPaperTone(inner, paper) || isPaperTone(outer, paper)
    return !isPaper && Math.abs(beyond.light) + 1.5 * beyond.tint < maxBeyond
  })
  const [from, to] = [isHidden.indexOf(true), isHidden.lastIndexOf(true) + 1]
  const count = isHidden.filter((is) => is).length
  return from >= 0 && to - from <= maxHidden * side.length && count > minWithin * (to - from) ? [from, to] : none
}

/** A leg is much the same on both sides of the edge it passes over, but for the ends of its pass. */
const [maxBeyond, minWithin] = [0.35, 0.7]

function isPaperTone(tone: Tone, paper: Tone): boolean {
  const own = difference(tone, paper)
  return own.tint < 0.14 && own.light > -0.9 && own.light < 0.35
}

function scorePlace({ inner, deep, outer, isNearToes }: EdgeSample, paper: Tone): number {
  if (!isPaperTone(inner, paper)) return isNearToes ? -0.6 : -0.1
  const under = difference(deep, inner)
  return stepMark(difference(outer, inner), Math.abs(under.light) + 1.5 * under.tint)
}

/** A faint step counts when it runs all along; a strong one counts more. A step that began further in counts less. */
export function stepMark({ light, tint }: ReturnType<typeof difference>, early = 0): number {
  const clear = Math.abs(light) * (light > 0 ? 0.7 : 1) + 1.5 * tint - early
  return Math.min(1, Math.max(-0.5, 0.6 * Math.min(1, clear / 0.05) + 0.4 * Math.min(1, clear / 0.3)))
}

function medianTone(places: readonly EdgeSample[]): Tone {
  const middle = (channel: number) =>
    places.map(({ inner }) => inner[channel]!).sort((a, b) => a - b)[Math.floor(places.length / 2)] ?? 0
  return [middle(0), middle(1), middle(2)]
}
