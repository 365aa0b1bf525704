import type { Point } from '../../geometry/point.ts'
import type { Camera } from '../camera/camera.ts'
import type { Lens } from '../camera/camera-over-edges.ts'
import type { Sheet } from '../paper/papers.ts'
import { difference, type Sampler, type Tone } from '../sheet/judge-sheet.ts'
import type { StraightLine } from '../sheet/straight-lines.ts'

/** A front edge has at least so many pixels of the overview, of which gaps as short as toes are left out. */
const minLength = 40
const besidePx = 4
const clearStep = 0.05

/**
 * Places of the sheet by its front edge alone, for feet that hide both long edges: the pieces of a line with paper all
 * along one side of it and none along the other, seen from straight above.
 */
export function* frontPlaces(
  sample: Sampler,
  lines: readonly StraightLine[],
  lens: Lens,
  sheet: Sheet,
  pxPerPixel: number,
): Generator<Camera> {
  for (const line of lines) {
    const [c, s] = [Math.cos(line.angle), Math.sin(line.angle)]
    const at = (along: number, beside: number): Point => ({
      x: ((line.offset + beside) * c - along * s + 0.5) * pxPerPixel,
      y: ((line.offset + beside) * s + along * c + 0.5) * pxPerPixel,
    })
    for (const paperSide of [1, -1])
      for (const [from, to] of piecesAlong(sample, at, paperSide)) {
        const camera = fromAbove(at(from, 0), at(to, 0), { x: -paperSide * c, y: -paperSide * s }, lens, sheet)
        yield camera
      }
  }
}

/** Where along a line paper lies on that side and something else on the other. */
function piecesAlong(
  sample: Sampler,
  at: (along: number, beside: number) => Point,
  paperSide: number,
): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  let start: number | undefined
  let paper: Tone | undefined
  for (let along = -900; along <= 900; along += 2) {
    const [inside, outside] = [at(along, paperSide * besidePx), at(along, -paperSide * besidePx)]
    const [inner, outer] = [sample.toneAt(inside.x, inside.y), sample.toneAt(outside.x, outside.y)]
    const isEdge = inner && outer && isClear(outer, inner) && (!paper || !isClear(inner, paper, 0.15))
    if (isEdge && start === undefined) {
      start = along
      paper = inner
    }
    if (!isEdge && start !== undefined) {
      if (along - start >= minLength) found.push([start, along])
      start = undefined
      paper = undefined
    }
  }
  return found
}

function isClear(one: Tone, other: Tone, min = clearStep): boolean {
  const { light, tint } = difference(one, other)
  return Math.abs(light) + 1.5 * tint > min
}

/** The camera straight above a sheet with its front edge from one point to another, its toes' end that way. */
function fromAbove(from: Point, to: Point, ahead: Point, { focalPx, middle }: Lens, sheet: Sheet): Camera {
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  const away = (focalPx * sheet.widthMm) / long
  // To the right with the toes up.
  const right = { x: -ahead.y, y: ahead.x }
  const [left] = (to.x - from.x) * right.x + (to.y - from.y) * right.y > 0 ? [from] : [to]
  const mm = sheet.widthMm / long
  return {
    x: [right.x, right.y, 0],
    y: [ahead.x, ahead.y, 0],
    z: [0, 0, -1],
    origin: [
      (left!.x - middle.x) * mm - ahead.x * sheet.heightMm,
      (left!.y - middle.y) * mm - ahead.y * sheet.heightMm,
      away,
    ],
    focalPx,
    distortion: 0,
    middle,
  }
}
