import { halved, type Picture, smooth } from '../picture/picture.ts'
import { pieceMask } from '../picture/pieces.ts'
import type { Overview } from '../sheet/find-sheet.ts'
import type { Sampler, Tone } from '../sheet/judge-sheet.ts'
import type { StraightLine } from '../sheet/straight-lines.ts'
import { measureWhiteness, type Whiteness, whiteAbove, widerThan } from '../sheet/whiteness.ts'

const lineCount = 70
/** How much darker than the brightest a sheet may be, which a shade may pass over. */
const splits = [0.35, 0.65, 1.1] as const
/** Narrower ways lead from paper to the white of a floor. */
const neckReach = 3
/** A piece that is so much of the photo may be a sheet's. */
const minArea = 0.04
/** It lies so far along the photo's end, as a share of its shorter side; what lies all along it is a floor. */
const [minRim, maxRim] = [0.28, 3.3]
/** So far along a straight line it ends, and along another one, as a share of the photo's shorter side. */
const [minEdge, minOther] = [0.3, 0.12]
/** Where the leg hides the others one is enough that is so long, if not all of the photo's end on its side is white: that is a floor. */
const [longEdge, maxWhiteRim] = [0.6, 0.85]
/** Of where it comes up to the line: a floor's white goes on beyond it here and there. */
const minEnds = 0.75
/** So little of all that is white lies beyond a sheet's edge. */
const maxBeyond = 0.12
const besidePx = 3
/** For areas and colours every second pixel is enough. */
const every = 2
/** Two edges of a sheet face each other or meet in a corner, as the cosine between what leads into it. */
const maxAlike = 0.77

/**
 * Whether a white thing with straight edges goes on beyond the photo's end: a sheet, also on a floor with as much white in
 * it, which begins at the edge in places only.
 */
export function seesPaperAtRim({ small, lines, sample }: Overview): boolean {
  const half = halved(small)
  const whiteness = measureWhiteness(half)
  return splits.some((split) =>
    fieldsAbove(whiteness, split).some((field) => {
      const edges = findFieldEdges(field, lines(lineCount))
      const isCut = edges.some(
        (one) =>
          (one.long >= longEdge && one.whiteRim < maxWhiteRim) ||
          (one.long >= minEdge && edges.some((other) => one.x * other.x + one.y * other.y < maxAlike)),
      )
      return isCut && isLikePaper(sample, paperTone(half, field.own))
    }),
  )
}

/** Paper is that bright among the things of a photo; where it fills most of it, hardly anything is brighter by so much (as a logarithm). */
const [minBright, maxBrighter, brighterBy] = [0.8, 0.03, 0.35]
/** A telephone makes of a floor that fills the photo a middle grey, of paper something lighter (0 to 255). */
const minWhite = 165
/** No lamp tints it more (as a logarithm); wood and painted walls are. */
const maxTint = 0.08

function isLikePaper(sample: Sampler, [red, green, blue]: Tone): boolean {
  if (Math.hypot(red - green, blue - green) > maxTint) return false
  if (sample.darkerThan([red, green, blue]) >= minBright) return true
  const brighter: Tone = [red + brighterBy, green + brighterBy, blue + brighterBy]
  return Math.exp(green) > minWhite && sample.darkerThan(brighter) >= 1 - maxBrighter
}

/** The colour of most of a field. */
function paperTone(picture: Picture, own: Uint8Array): Tone {
  const meanOfPlane = (plane: Float32Array) => {
    let [sum, count] = [0, 0]
    for (let at = 0; at < own.length; at += every) {
      if (own[at] === 0) continue
      sum += Math.log(plane[at]! + 4)
      count += 1
    }
    return sum / count
  }
  return [meanOfPlane(picture.red), meanOfPlane(picture.green), meanOfPlane(picture.blue)]
}

/** A white thing that reaches the photo's end: which pixels are its own, and which are of anything as large and white. */
type Field = {
  readonly width: number
  readonly height: number
  readonly own: Uint8Array
  readonly all: Uint8Array
}

function fieldsAbove(whiteness: Whiteness, split: number): Field[] {
  const { width, height, white, top } = whiteness
  const pieces = widerThan(whiteAbove(whiteness, split), neckReach, width, height)
  const large = pieces.sizes.map((size, own) => own > 0 && size >= minArea * width * height)
  const grown = (isWanted: (own: number) => boolean) => {
    const near = smooth(pieceMask(pieces, isWanted), width, height, neckReach)
    const found = new Uint8Array(near.length)
    for (let at = 0; at < found.length; at += 1) found[at] = near[at]! > 0 && white[at]! >= top - split ? 1 : 0
    return found
  }
  const all = grown((own) => large[own] === true)
  return large.flatMap((isLarge, which) => {
    if (!isLarge) return []
    const field = { width, height, own: grown((own) => own === which), all }
    const rim = collectRim(field, 0, 0, 0).white / Math.min(width, height)
    return rim >= minRim && rim <= maxRim ? [field] : []
  })
}

const rimPx = 2

/** How much of the photo's end is of the field, and how much there is of it, beyond a line. */
function collectRim({ width, height, own }: Field, c: number, s: number, offset: number) {
  let [white, all] = [0, 0]
  const look = (x: number, y: number) => {
    if ((x + 0.5) * c + (y + 0.5) * s < offset) return
    white += own[y * width + x]!
    all += 1
  }
  for (let x = 0; x < width; x += 1) for (const y of [rimPx, height - 1 - rimPx]) look(x, y)
  for (let y = 0; y < height; y += 1) for (const x of [rimPx, width - 1 - rimPx]) look(x, y)
  return { white, all }
}

/** A straight edge: how long it is, as a share of the photo's shorter side, and which way leads into the paper. */
type FieldEdge = {
  readonly long: number
  readonly x: number
  readonly y: number
  /** Which share of the photo's end, on the paper's side, is white. */
  readonly whiteRim: number
}

function findFieldEdges(field: Field, lines: readonly StraightLine[]): FieldEdge[] {
  const shorter = Math.min(field.width, field.height)
  return lines.flatMap((line) => {
    const [c, s] = [Math.cos(line.angle), Math.sin(line.angle)]
    // Lines are of the picture in its whole size.
    const offset = line.offset / 2 + 0.25 * (c + s)
    return [1, -1].flatMap((way) => {
      const { ends, goesOn } = alongLine(field, c * way, s * way, offset * way)
      if (ends < minOther * shorter || ends < minEnds * (ends + goesOn)) return []
      if (beyond(field, c * way, s * way, offset * way) > maxBeyond) return []
      const { white, all } = collectRim(field, c * way, s * way, offset * way + besidePx)
      return [{ long: ends / shorter, x: c * way, y: s * way, whiteRim: white / all }]
    })
  })
}

/** At how many places the field ends at the line x c + y s = offset, lying where this is more, and at how many it goes on. */
function alongLine({ width, height, own }: Field, c: number, s: number, offset: number) {
  let [ends, goesOn] = [0, 0]
  const half = Math.hypot(width, height)
  const at = (along: number, beside: number): number | undefined => {
    const x = Math.floor((offset + beside) * c - along * s)
    const y = Math.floor((offset + beside) * s + along * c)
    return x < 0 || y < 0 || x >= width || y >= height ? undefined : own[y * width + x]
  }
  for (let along = -half; along < half; along += 1) {
    const outside = at(along, -besidePx)
    if (outside === undefined || at(along, besidePx) !== 1) continue
    if (outside === 1) goesOn += 1
    else ends += 1
  }
  return { ends, goesOn }
}

/** Which share of all that is white lies beyond the line. */
function beyond({ width, height, own, all }: Field, c: number, s: number, offset: number): number {
  let [count, area] = [0, 0]
  for (let y = 0; y < height; y += every)
    for (let x = 0; x < width; x += every) {
      area += own[y * width + x]!
      if (all[y * width + x] === 1 && (x + 0.5) * c + (y + 0.5) * s < offset - besidePx) count += 1
    }
  return count / area
}
