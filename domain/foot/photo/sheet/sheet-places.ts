import { type Camera, position, project, tiltDeg } from '../camera/camera.ts'
import { cameraOverEdges, type Edge, type Lens } from '../camera/camera-over-edges.ts'
import type { Sheet } from '../papers.ts'
import type { StraightLine } from './straight-lines.ts'

/** Places where the sheet may lie: each camera over two lines that could be its long edges and one that could be its front. */
export function* sheetPlaces(
  lines: readonly StraightLine[],
  lens: Lens,
  sheet: Sheet,
  pxPerPixel: number,
): Generator<Camera> {
  const edges = lines.map((line) => edgeOn(line, pxPerPixel))
  for (let i = 0; i < lines.length; i += 1)
    for (let j = i + 1; j < lines.length; j += 1) {
      if (between(lines[i]!, lines[j]!) > 0.35) continue
      for (let k = 0; k < lines.length; k += 1) {
        if (between(lines[i]!, lines[k]!) < 1.1 || between(lines[j]!, lines[k]!) < 1.1) continue
        for (const toesAhead of [true, false]) {
          const camera = cameraOverEdges(lens, { one: edges[i]!, other: edges[j]!, front: edges[k]! }, sheet, toesAhead)
          if (camera && isHeldSo(camera, sheet)) yield camera
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

/** Nobody holds a phone lower, higher, or more askew over their toes; what is more askew is told so later. */
function isHeldSo(camera: Camera, { widthMm, heightMm }: Sheet): boolean {
  const [, , height] = position(camera)
  if (height < 220 || height > 1700 || tiltDeg(camera) > 50) return false
  const { x: cx, y: cy } = camera.middle
  for (const [x, y] of [
    [0, heightMm],
    [widthMm, heightMm],
    [0, heightMm * 0.3],
    [widthMm, heightMm * 0.3],
  ] as const) {
    const at = project(camera, x, y)
    if (at.x < -0.05 * cx || at.y < -0.05 * cy || at.x > 2.05 * cx || at.y > 2.05 * cy) return false
  }
  return true
}
