import type { Point } from '#domain/foot/geometry/point.ts'
import { type FlatSheet, gridOver } from '#domain/foot/trace/flat/flatten.ts'
import { mmToPixel } from '#domain/foot/trace/flat/sheet-grid.ts'

/** A line on a sheet, in mm, and its darkness from 0 to 1. */
export type PaintedLine = { readonly points: readonly Point[]; readonly wideMm: number; readonly ink?: number }

const pxPerMm = 2

/** An A4 sheet from straight above with lines on it, and the grain of a photo. */
export function paintedLines(lines: readonly PaintedLine[]): FlatSheet {
  const grid = gridOver(210, 297, pxPerMm)
  const { width, height } = grid
  const light = new Float32Array(width * height).fill(1)
  for (const { points, wideMm, ink = 0.6 } of lines) {
    const cover = new Float32Array(light.length)
    const half = (wideMm * pxPerMm) / 2
    points.slice(1).forEach((end, k) => {
      const begin = points[k] ?? end
      const [from, to] = [mmToPixel(grid, begin.x, begin.y), mmToPixel(grid, end.x, end.y)]
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 2))
      for (let step = 0; step <= steps; step += 1) {
        const x = from.x + ((to.x - from.x) * step) / steps
        const y = from.y + ((to.y - from.y) * step) / steps
        for (let row = Math.floor(y - half - 1); row <= y + half + 2; row += 1)
          for (let column = Math.floor(x - half - 1); column <= x + half + 2; column += 1) {
            const at = row * width + column
            const covered = Math.min(1, Math.max(0, half + 0.5 - Math.hypot(column - x, row - y)))
            cover[at] = Math.max(cover[at] ?? 0, covered)
          }
      }
    })
    cover.forEach((share, at) => {
      light[at] = (light[at] ?? 1) * (1 - share * ink)
    })
  }
  const plane = (paper: number, part: number) => light.map((share, at) => paper * share + grainAt(3 * at + part))
  return { ...grid, picture: { width, height, red: plane(214, 0), green: plane(210, 1), blue: plane(204, 2) } }
}

/** Uniform noise within two levels, always the same at an index. */
function grainAt(index: number): number {
  const mixed = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d)
  return (((mixed ^ (mixed >>> 12)) >>> 8) % 401) / 100 - 2
}

/** A closed line around a foot some 245 mm long, toes ahead, counter-clockwise from its side. */
export function aroundFoot({ x = 105, y = 148, outMm = 0, size = 1 } = {}): Point[] {
  return Array.from({ length: 2001 }, (_, k) => {
    const angle = (k / 2000) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    // Wider at the ball, narrower in the arch, with toes at its front end.
    const toes = s > 0.85 ? 2.5 * Math.cos(c * 28) * Math.min(1, (s - 0.85) * 12) : 0
    const wide = 44 + 6 * s - 5 * Math.exp(-(((s + 0.1) / 0.3) ** 2)) * (c < 0 ? 1 : 0.2)
    return { x: x + (wide + outMm) * size * c, y: y + (122 + toes + outMm) * size * s }
  })
}

/** Opens a closed line by a gap of `gapMm` that starts at a share of its points. */
export function openAt(closed: readonly Point[], share: number, gapMm: number): Point[] {
  const start = Math.round(share * closed.length)
  const turned = [...closed.slice(start), ...closed.slice(1, start + 1)]
  let skipped = 0
  const end = turned.findIndex((point, k) => {
    const before = turned[k - 1] ?? point
    skipped += Math.hypot(point.x - before.x, point.y - before.y)
    return skipped > gapMm
  })
  return turned.slice(end)
}
