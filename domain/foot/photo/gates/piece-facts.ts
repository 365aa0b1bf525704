import type { Sheet } from '../paper/papers.ts'
import { findPieces } from '../picture/pieces.ts'
import type { BorderPoint } from '../region/border.ts'
import { pixelToMm } from '../region/flat-sheet.ts'
import type { SeenFoot } from '../region/see-foot.ts'
import { tinted } from '../region/shade-on-paper.ts'
import { atEdgeMm } from '../region/without-leg.ts'
import type { PieceFacts } from './find-piece-rejection.ts'

/** Sides are looked at from there on, as a share of the length: behind it the leg may pass over them. */
const forefoot = 0.55

/** What the gates need to know of the piece that was detected on the sheet, of a foot whose heel stands so far inside of it. */
export function pieceFacts({ border, likeness, difference }: SeenFoot, sheet: Sheet, heelMm: number): PieceFacts {
  const reachMm = border.reduce((max, { y }) => Math.max(max, y), 0)
  const longMm = reachMm - heelMm
  const across = border.flatMap(({ x, y }) => (Math.abs((y - heelMm) / longMm - 0.75) < 0.02 ? [x] : []))
  const edges = border.map(({ x, y }, k) => {
    const next = border[(k + 1) % border.length]!
    const isAtSide = y > heelMm + forefoot * longMm && Math.min(x, sheet.widthMm - x) < atEdgeMm
    return isAtSide || y > sheet.heightMm - atEdgeMm ? Math.hypot(next.x - x, next.y - y) : 0
  })
  return {
    apart: likeness.apart,
    reach: reachMm / sheet.heightMm,
    breadth: across.length > 0 ? (Math.max(...across) - Math.min(...across)) / longMm : 0,
    second: secondShare(likeness.soft, difference.width, difference.height, sheet),
    alongEdgesMm: edges.reduce((sum, mm) => sum + mm, 0),
  }
}

function secondShare(soft: Float32Array, width: number, height: number, sheet: Sheet): number {
  const allowed = new Uint8Array(width * height)
  for (let row = 0, at = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 1) {
      const { x, y } = pixelToMm(column, row)
      if (Math.min(x, sheet.widthMm - x, sheet.heightMm - y) > atEdgeMm && y > 0) allowed[at] = 1
    }
  const [first = 0, second = 0] = [...findPieces(soft, 0.5, width, height, allowed).sizes].sort((a, b) => b - a)
  return first > 0 ? second / first : 0
}

/**
 * How unevenly bright the forefoot is, as a logarithm: from what only 5 % are darker than to what only 10 % are brighter. What
 * has a tint and retains it where it is bright is lit from aside; laces and soles differ in colour from their shoe.
 */
export function unevenness({ border, likeness, difference }: SeenFoot): number {
  const { width, height, light, red, blue } = difference
  const reachMm = border.reduce((max, { y }) => Math.max(max, y), 0)
  const sides = splitSides(border)
  const inside: number[] = []
  for (let row = rim; row < height - rim; row += 2)
    for (let column = rim; column < width - rim; column += 2) {
      const at = row * width + column
      const { x, y } = pixelToMm(column, row)
      if (y > 0.5 * reachMm && isDeep(likeness.mask, at, width) && sides.isBetween(x, y)) inside.push(at)
    }
  if (inside.length === 0) return 0
  inside.sort((a, b) => light[a]! - light[b]!)
  const lightAt = (share: number) => light[inside[Math.floor(share * inside.length)]!]!
  const medianTint = (some: readonly number[]) => [red, blue].map((plane) => medianValue(some.map((at) => plane[at]!)))
  const [own, bright] = [medianTint(inside), medianTint(inside.slice(Math.floor(brightFrom * inside.length)))]
  const square = own[0]! ** 2 + own[1]! ** 2
  const kept = (own[0]! * bright[0]! + own[1]! * bright[1]!) / square
  return Math.sqrt(square) > tinted && kept > minKept ? 0 : lightAt(0.9) - lightAt(0.05)
}

/** Where the foot lies between both its sides: where one of them is a leg's, it is not known. */
function splitSides(border: readonly BorderPoint[]) {
  const rowIndex = (y: number) => Math.floor(y / rowMm)
  const rows = new Map<number, { min: number; max: number }>()
  for (const { x, y } of border) {
    const { min, max } = rows.get(rowIndex(y)) ?? { min: x, max: x }
    rows.set(rowIndex(y), { min: Math.min(min, x), max: Math.max(max, x) })
  }
  const isBetween = (x: number, y: number) => {
    const row = rows.get(rowIndex(y))
    return row !== undefined && x > row.min && x < row.max
  }
  return { isBetween }
}

const rowMm = 2

const medianValue = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** The brightest fifth of skin that is lit from aside has 0.7 and more of its usual tint, that of a shoe with laces 0.15. */
const [brightFrom, minKept] = [0.8, 0.5]

/** Pixels from the border, where foot and paper mix. */
const rim = 8

const isDeep = (mask: Uint8Array, at: number, width: number) =>
  [at, at - rim, at + rim, at - rim * width, at + rim * width].every((near) => mask[near] === 1)
