import type { Point } from '../../geometry/point.ts'
import type { SquareMillimetres } from './square-millimetres.ts'
import { turnedLight, wayMm } from './turned-light.ts'

/** Something with two straight sides along each other, whatever its colour: a white pen on white paper has nothing else. */
export type PenBar = { readonly from: Point; readonly to: Point; readonly wideMm: number }

/** Ways that a pen may lie: between two of them it goes aside by a millimetre and a half at its ends. */
const turns = 72
/** A change by so much of the paper's light within two millimetres is as good as any: a white pen's side has about that. */
const clearChange = 0.06
/** A shade goes over into paper slowly: what changes as much again over three times as far is no side. */
const shadeShare = 0.45
const [nearMm, farMm] = [1, 3]
/** Along a bar the fainter side is at least so clear, … */
const minClear = 0.25
/** … and both are clearer than that by so much in all, in millimetres of clear sides. */
const minSum = 10
/** Rows in which so much of a side is seen are looked at in pairs. */
const minSideMm = 20
/** How thick pens are, as they are seen. */
const [minWideMm, maxWideMm] = [6, 18]
/** A barrel's sides are straight over so much: rules of paper go on for longer. */
const [minLongMm, maxLongMm] = [45, 150]
/** Bars that lie on each other are one; beyond its ends a bar goes on for so much. */
const [besideMm, beyondMm] = [8, 10]
/** Of bars that are so much fainter than the clearest none is the pen. */
const asClear = 0.7
/** So many are worth a closer look. */
const max = 4

type PenBarWithSum = PenBar & { readonly sum: number }

/** The bars on the sheet, the clearest first. */
export function findBars(squares: SquareMillimetres): PenBar[] {
  const found = Array.from({ length: turns }, (_, turn) => barsAlong(squares, (turn * Math.PI) / turns)).flat()
  found.sort((one, other) => other.sum - one.sum)
  const kept: PenBarWithSum[] = []
  for (const bar of found) {
    if (kept.length === max || bar.sum < asClear * (kept[0]?.sum ?? 0)) break
    if (!kept.some((one) => isUpon(one, bar))) kept.push(bar)
  }
  return kept
}

function barsAlong(squares: SquareMillimetres, angle: number): PenBarWithSum[] {
  const { light, ways, across, placeAt } = turnedLight(squares, angle)
  const sides = new Float32Array(light.length)
  const sums = new Float32Array(across)
  for (let way = 0; way < ways; way += 1)
    for (let row = farMm; row < across - farMm; row += 1) {
      const at = way * across + row
      // Beside the sheet there is no light, and so no side.
      const change = Math.abs(light[at + nearMm]! - light[at - nearMm]!)
      const slow = Math.abs(light[at + farMm]! - light[at - farMm]!)
      const clear = Math.min(1, (change - shadeShare * slow) / clearChange)
      if (!(clear > 0)) continue
      sides[at] = clear
      sums[row]! += clear * wayMm
    }
  const rows = [...sums.keys()].filter((row) => sums[row]! > minSideMm)
  return rows.flatMap((low) =>
    rows.flatMap((high) => {
      const wideMm = high - low
      if (wideMm < minWideMm || wideMm > maxWideMm) return []
      const { sum, from, to } = clearest(sides, across, low, high)
      const longMm = (to - from) * wayMm
      if (sum < minSum || longMm < minLongMm || longMm > maxLongMm) return []
      const middle = (low + high) / 2
      return [{ from: placeAt(from, middle), to: placeAt(to, middle), wideMm, sum }]
    }),
  )
}

/** From where to where both sides together are seen best. */
function clearest(sides: Float32Array, across: number, low: number, high: number) {
  let [sum, begin] = [0, 0]
  let best = { sum: 0, from: 0, to: 0 }
  for (let way = 0, at = 0; at < sides.length; way += 1, at += across) {
    if (sum <= 0) [sum, begin] = [0, way]
    sum += (Math.min(sides[at + low]!, sides[at + high]!) - minClear) * wayMm
    if (sum > best.sum) best = { sum, from: begin, to: way }
  }
  return best
}

function isUpon({ from, to }: PenBar, other: PenBar): boolean {
  const [x, y] = [(other.from.x + other.to.x) / 2 - from.x, (other.from.y + other.to.y) / 2 - from.y]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = Math.hypot(dx, dy)
  const along = (x * dx + y * dy) / long
  return Math.abs(x * dy - y * dx) / long <= besideMm && along > -beyondMm && along < long + beyondMm
}
