import type { Point } from '../../geometry/point.ts'
import { signedArea } from '../../geometry/polygon.ts'
import { type Camera, position, project, tiltDeg } from '../camera/camera.ts'
import { cameraOverEdges, type Edge, type Lens } from '../camera/camera-over-edges.ts'
import type { Sheet } from '../paper/papers.ts'
import { type Framing, wholeSheet } from './framing.ts'
import type { StraightLine } from './straight-lines.ts'

/** Places where the sheet may lie: each camera over two lines that could be its long edges and one that could be its front. */
export function* sheetPlaces(
  lines: readonly StraightLine[],
  lens: Lens,
  sheet: Sheet,
  pxPerPixel: number,
  framing: Framing = wholeSheet,
): Generator<Camera> {
  const minCorner = Math.PI / 2 - Math.max(0.47, framing.maxTurn)
  const edges = lines.map((line) => edgeOn(line, pxPerPixel))
  for (let i = 0; i < lines.length; i += 1)
    for (let j = i + 1; j < lines.length; j += 1) {
      if (between(lines[i]!, lines[j]!) > framing.maxTurn) continue
      for (let k = 0; k < lines.length; k += 1) {
        if (Math.min(between(lines[i]!, lines[k]!), between(lines[j]!, lines[k]!)) < minCorner) continue
        for (const toesAhead of [true, false]) {
          const camera = cameraOverEdges(lens, { one: edges[i]!, other: edges[j]!, front: edges[k]! }, sheet, toesAhead)
          if (camera && isHeldSo(camera, sheet, framing)) yield camera
        }
      }
    }
}

/** Angle between two lines, up to a right angle. */
function between(a: StraightLine, b: StraightLine): number {
  const turn = Math.abs(a.angle - b.angle)
  return Math.min(turn, Math.PI - turn)
}

function edgeOn({ angle, offset }: StraightLine, pxPerPixel: number): Edge {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number) => ({
    x: (offset * c - along * s + 0.5) * pxPerPixel,
    y: (offset * s + along * c + 0.5) * pxPerPixel,
  })
  return [at(-300), at(300)]
}

/** Phones are not held lower, higher, or at a larger angle over toes; a larger angle is reported later. */
function isHeldSo(camera: Camera, { widthMm, heightMm }: Sheet, { beyond, maxTiltDeg, minShare }: Framing): boolean {
  const [, , height] = position(camera)
  if (height < 220 || height > 1700 || tiltDeg(camera) > maxTiltDeg) return false
  const { x: cx, y: cy } = camera.middle
  const seen: Point[] = []
  for (const [x, y] of [
    [0, heightMm],
    [widthMm, heightMm],
    [widthMm, heightMm * legShare],
    [0, heightMm * legShare],
  ] as const) {
    const at = project(camera, x, y)
    if (Math.max(Math.abs(at.x / cx - 1), Math.abs(at.y / cy - 1)) > 1 + beyond) return false
    seen.push(at)
  }
  return minShare === 0 || Math.abs(signedArea(seen)) >= minShare * (1 - legShare) * 4 * cx * cy
}

/** Behind this share of the sheet's length the leg may hide it. */
const legShare = 0.3
