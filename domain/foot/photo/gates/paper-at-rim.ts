import type { Overview } from '../sheet/find-sheet.ts'
import { difference, type Sampler, type Tone } from '../sheet/judge-sheet.ts'
import type { StraightLine } from '../sheet/straight-lines.ts'

const lineCount = 70
/** How far beside an edge paper and floor are looked at, and how far apart, in pixels of the overview. */
const [besidePx, stepPx] = [4, 5]
/** Paper is that bright among the things of a photo; where it fills most of it, hardly anything is brighter by so much (as a logarithm). */
const [leastBright, mostBrighter, brighterBy] = [0.8, 0.03, 0.35]
const clearStep = 0.07
/** No lamp tints it more (as a logarithm); wood is. */
const mostTint = 0.08
/** The edge goes on so far from the photo's end, and the paper so far along it, as a share of the photo's shorter side. */
const [leastEdge, leastRim] = [0.3, 0.28]
/** A floor goes from one end of its edge around the photo to the other; a sheet ends at another edge, after so much of the photo's ends. */
const [otherEdge, mostRim] = [0.12, 0.7]
/** Of the places along the edge so many have paper on one side and none on the other. */
const leastShare = 0.85

/** Whether a sheet's edge runs out of the photo, with paper all along the photo's end beside it: there the sheet goes on. */
export function seesPaperAtRim({ small, pxPerPixel, sample, lines }: Overview): boolean {
  const { width, height } = small
  const look: Look = { sample, pxPerPixel, width, height }
  return lines(lineCount).some((line) =>
    rimSpots(line, width, height).some(({ at, inwards, alongRim }) =>
      [1, -1].some((way) => goesOn(look, line, at, inwards, { x: alongRim.x * way, y: alongRim.y * way })),
    ),
  )
}

function isBright(sample: Sampler, tone: Tone): boolean {
  const [red, green, blue] = tone
  if (sample.darkerThan(tone) >= leastBright) return true
  const isWhite = Math.exp(green) > leastWhite
  return isWhite && sample.darkerThan([red + brighterBy, green + brighterBy, blue + brighterBy]) >= 1 - mostBrighter
}

/** A telephone makes of a floor that fills the photo a middle grey, of paper something lighter (0 to 255). */
const leastWhite = 165

type Spot = { readonly x: number; readonly y: number }
type Look = { readonly sample: Sampler; readonly pxPerPixel: number; readonly width: number; readonly height: number }
type RimSpot = { readonly at: Spot; readonly inwards: Spot; readonly alongRim: Spot }

/** Where a line crosses the photo's ends, and which way it leads into the photo. */
function rimSpots({ angle, offset }: StraightLine, width: number, height: number): RimSpot[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const spots: RimSpot[] = []
  for (const [x, inX] of [
    [0, 1],
    [width, -1],
  ] as const) {
    const y = (offset - x * c) / s
    const way = Math.sign(-s) === inX ? 1 : -1
    if (Math.abs(s) > 0.3 && y >= 0 && y < height)
      spots.push({ at: { x, y }, inwards: { x: -s * way, y: c * way }, alongRim: { x: 0, y: 1 } })
  }
  for (const [y, inY] of [
    [0, 1],
    [height, -1],
  ] as const) {
    const x = (offset - y * s) / c
    const way = Math.sign(c) === inY ? 1 : -1
    if (Math.abs(c) > 0.3 && x >= 0 && x < width)
      spots.push({ at: { x, y }, inwards: { x: -s * way, y: c * way }, alongRim: { x: 1, y: 0 } })
  }
  return spots
}

function goesOn(look: Look, { angle }: StraightLine, at: Spot, inwards: Spot, alongRim: Spot): boolean {
  const shorter = Math.min(look.width, look.height)
  const normal = { x: Math.cos(angle), y: Math.sin(angle) }
  const side = Math.sign(normal.x * alongRim.x + normal.y * alongRim.y)
  const toneAt = (way: Spot, along: number, beside: number) => {
    const x = at.x + way.x * along + normal.x * side * beside
    const y = at.y + way.y * along + normal.y * side * beside
    return look.sample.toneAt((x + 0.5) * look.pxPerPixel, (y + 0.5) * look.pxPerPixel)
  }
  const first = toneAt(inwards, 3 * stepPx, 2 * besidePx)
  if (!first || tintOf(first) > mostTint || !isBright(look.sample, first)) return false
  let here: Tone = first
  let edges = 0
  const steps = Math.floor((leastEdge * shorter) / stepPx)
  for (let k = 2; k < steps; k += 1) {
    const [inside, outside] = [toneAt(inwards, k * stepPx, besidePx), toneAt(inwards, k * stepPx, -besidePx)]
    if (!inside || !outside) continue
    const beyond = difference(outside, inside)
    if (!isPaper(inside, here) || 1.5 * beyond.tint - beyond.light < clearStep) continue
    edges += 1
    here = inside
  }
  if (edges < leastShare * (steps - 2)) return false
  const end = rimEnd(look, at, alongRim, first)
  const away = Math.abs((end.x - at.x) * normal.x + (end.y - at.y) * normal.y)
  return (
    end.far > leastRim * shorter && end.far < mostRim * 2 * (look.width + look.height) && away > otherEdge * shorter
  )
}

/** Where what is paper at one place of the photo's end stops being so, on the way around. */
function rimEnd({ sample, pxPerPixel, width, height }: Look, from: Spot, along: Spot, paper: Tone) {
  let [x, y] = [from.x, from.y]
  let way = along
  let here = paper
  let far = 0
  for (; far < 2 * (width + height); far += stepPx) {
    x += way.x * stepPx
    y += way.y * stepPx
    if (x < 0 || y < 0 || x > width || y > height) {
      x = Math.min(width, Math.max(0, x))
      y = Math.min(height, Math.max(0, y))
      way = way.x === 0 ? { x: x > width / 2 ? -1 : 1, y: 0 } : { x: 0, y: y > height / 2 ? -1 : 1 }
    }
    const [column, row] = [Math.min(width - 4, Math.max(3, x)), Math.min(height - 4, Math.max(3, y))]
    const tone = sample.toneAt((column + 0.5) * pxPerPixel, (row + 0.5) * pxPerPixel)
    if (far < 2 * stepPx) continue
    if (!tone || !isPaper(tone, here)) break
    here = tone
  }
  return { x, y, far }
}

const tintOf = ([red, green, blue]: Tone) => Math.hypot(red - green, blue - green)

function isPaper(tone: Tone, before: Tone): boolean {
  const { light, tint } = difference(tone, before)
  return tint < 0.06 && Math.abs(light) < 0.12
}
