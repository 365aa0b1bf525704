import type { Point } from '../../geometry/point.ts'
import type { Corners } from '../../photo/question/photo-question.ts'
import { type LineSteps, lightBetween, stepsBetween } from './line-steps.ts'

/** Four corners clockwise in the small picture, how clearly paper ends along the sides between them, and how bright it is. */
export type Quad = { readonly corners: Corners; readonly steps: number; readonly light: number }

export type Frame = { readonly width: number; readonly height: number }

/** Sides that run towards each other as perspective at 45 degrees and twice a sheet's length makes them, in radians. */
const maxTurn = 0.6
/** The short side of a sheet that is reported as too far away, as a share of the photo's longer side. */
const minSide = 0.05
/** The longest sheet has 1.55, seen askew somewhat more. */
const maxLonger = 2.2
/** Corners so far outside, as a share of the photo's longer side, are reported as cut off. */
const maxOutside = 0.12
/** Of a side that bows, or that a pen lies over, so much is seen. */
const minSteps = 0.3

type Crossing = Point & { readonly along: number }

/** Every four lines along which paper ends between their crossings, on the side where the others are. */
export function* generateQuads(lines: readonly LineSteps[], frame: Frame): Generator<Quad> {
  const long = Math.max(frame.width, frame.height)
  const crossings = lines.map((line) => lines.map((other) => crossing(line, other, frame, maxOutside * long)))
  for (let i = 0; i < lines.length; i += 1)
    for (let j = i + 1; j < lines.length; j += 1)
      if (turnBetween(lines[i]!, lines[j]!) < maxTurn) yield* between(lines, crossings, i, j, minSide * long)
}

const turnBetween = (a: LineSteps, b: LineSteps) => Math.asin(Math.min(1, Math.abs(a.cos * b.sin - a.sin * b.cos)))

/** Where two lines cross, if it is in the photo or near it, and how far along the first of them. */
function crossing(line: LineSteps, other: LineSteps, frame: Frame, outside: number): Crossing | undefined {
  const sine = line.cos * other.sin - line.sin * other.cos
  if (Math.abs(sine) < Math.cos(maxTurn)) return undefined
  const x = (line.offset * other.sin - other.offset * line.sin) / sine
  const y = (other.offset * line.cos - line.offset * other.cos) / sine
  if (Math.min(x, y) < -outside || x > frame.width + outside || y > frame.height + outside) return undefined
  return { x, y, along: y * line.cos - x * line.sin }
}

const isBeyond = ({ cos, sin, offset }: LineSteps, { x, y }: Point) => x * cos + y * sin > offset

/** Two lines that could be opposite sides, and all pairs that cross them where paper ends. */
function* between(
  lines: readonly LineSteps[],
  crossings: readonly (readonly (Crossing | undefined)[])[],
  i: number,
  j: number,
  minPx: number,
): Generator<Quad> {
  // Each four are met once: with the strongest of them first.
  const ends = lines.slice(i + 1).flatMap((line, n) => {
    const k = i + 1 + n
    const [one, other] = [crossings[i]![k], crossings[j]![k]]
    if (!one || !other) return []
    const long = Math.hypot(one.x - other.x, one.y - other.y)
    if (long < minPx) return []
    const [from, to] = [crossings[k]![i]!.along, crossings[k]![j]!.along]
    const steps = [stepsBetween(line, from, to, false), stepsBetween(line, from, to, true)] as const
    const lights = [lightBetween(line, from, to, false), lightBetween(line, from, to, true)] as const
    return Math.max(...steps) < minSteps ? [] : [{ line, one, other, long, steps, lights }]
  })
  const [lineI, lineJ] = [lines[i]!, lines[j]!]
  for (const a of ends)
    for (const b of ends) {
      const [sideI, sideJ] = [b.one.along - a.one.along, Math.abs(b.other.along - a.other.along)]
      if (sideI < minPx || sideJ < minPx) continue
      const [across, along] = [a.long + b.long, sideI + sideJ]
      if (Math.max(across, along) > maxLonger * Math.min(across, along)) continue
      const [moreA, moreB] = [isBeyond(a.line, b.one), isBeyond(b.line, a.one)]
      const [stepsA, stepsB] = [a.steps[moreA ? 1 : 0], b.steps[moreB ? 1 : 0]]
      if (stepsA < minSteps || stepsB < minSteps) continue
      if (isBeyond(a.line, b.other) !== moreA || isBeyond(b.line, a.other) !== moreB) continue
      const [moreI, moreJ] = [isBeyond(lineI, a.other), isBeyond(lineJ, a.one)]
      const stepsI = stepsBetween(lineI, a.one.along, b.one.along, moreI)
      if (stepsI < minSteps) continue
      const stepsJ = stepsBetween(lineJ, a.other.along, b.other.along, moreJ)
      if (stepsJ < minSteps) continue
      const light =
        a.lights[moreA ? 1 : 0] +
        b.lights[moreB ? 1 : 0] +
        lightBetween(lineI, a.one.along, b.one.along, moreI) +
        lightBetween(lineJ, a.other.along, b.other.along, moreJ)
      yield {
        corners: clockwise([a.one, a.other, b.other, b.one]),
        steps: (stepsA * stepsB * stepsI * stepsJ) ** 0.25,
        light: light / 4,
      }
    }
}

function clockwise(corners: Corners): Corners {
  const [a, b, c, d] = corners
  const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
  return turn > 0 ? corners : [a, d, c, b]
}
