import { solve } from '../../geometry/solve.ts'
import type { Sheet } from '../paper/papers.ts'
import { largestPiece } from '../picture/pieces.ts'
import { pixelToMm } from './flat-sheet.ts'
import type { PaperDifference } from './paper-light.ts'
import { withoutShade } from './shade-on-paper.ts'

/** How much each pixel is foot rather than paper: 0.5 on the border between them. */
export type Likeness = {
  readonly soft: Float32Array
  /** Ones where the foot is, its holes filled. */
  readonly mask: Uint8Array
  /** How far foot and paper lie apart, in standard deviations. */
  readonly apart: number
  /** How the foot differs from paper: in brightness and in tint. */
  readonly light: number
  readonly tint: number
}

/** Shade on paper: much darker, hardly another tint. */
const shadeLight = 0.35
const minTint = 0.025
const darkerThanShade = -1.35
const strangerThanPaper = 4.5
/** What may be foot from the start teaches nothing about paper: very light skin beside dark trousers is hardly tinted. */
const uncertainLikeness = 0.65

/**
 * Separates foot from paper by what distinguishes them in this photo (Fisher's discriminant), not by an assumed skin colour: it
 * starts with what no shade can be (tinted, or too dark), and learns from there.
 */
export function footLikeness(difference: PaperDifference, sheet: Sheet): Likeness | undefined {
  const { width, height, light, red, blue, grain } = difference
  const tintScale = Math.max(minTint, 2.2 * grain)
  const start = new Float32Array(width * height)
  for (let at = 0; at < start.length; at += 1) {
    // In the dark, tints are grain.
    const dark = 1 + Math.max(0, -light[at]! - 0.7)
    const tint = Math.hypot(red[at]!, blue[at]!) / (tintScale * dark) / 2
    const depth = light[at]! / darkerThanShade
    start[at] = Math.max(tint, depth)
  }
  const allowed = withinSheet(sheet, width, height)
  let mask = largestPiece(start, 1, width, height, allowed)
  if (!mask) return undefined
  let result: Likeness | undefined
  for (let round = 0; round < 3; round += 1) {
    const paper = newClass()
    const foot = newClass()
    for (let row = 0; row < height; row += 2)
      for (let column = 0; column < width; column += 2) {
        const { x, y } = pixelToMm(column, row)
        if (x < 2 || y < sheet.heightMm * 0.25 || x > sheet.widthMm - 2 || y > sheet.heightMm - 2) continue
        const at = row * width + column
        if (isDeep(mask, at, width, 4)) add(foot, light[at]!, red[at]!, blue[at]!)
        else if (start[at]! < uncertainLikeness && !isNearPiece(mask, at, width, 5))
          add(paper, light[at]!, red[at]!, blue[at]!)
      }
    if (foot.count < 300 || paper.count < 300) return undefined
    const way = discriminant(foot, paper)
    if (!way) return undefined
    const scoreAt = (at: number) => way.weights[0] * light[at]! + way.weights[1] * red[at]! + way.weights[2] * blue[at]!
    const middle = (way.footScore + way.paperScore) / 2
    const span = way.footScore - way.paperScore
    const soft = new Float32Array(width * height)
    const strange = strangeness(paper, Math.max(0.012, 1.6 * grain))
    for (let at = 0; at < soft.length; at += 1) {
      const likely = 0.5 + (scoreAt(at) - middle) / span
      // A nail is as light as paper and little tinted, but no paper either.
      const apart = strange ? strange(light[at]!, red[at]!, blue[at]!) / strangerThanPaper : 0
      soft[at] = Math.min(1, Math.max(0, likely, 0.5 * Math.min(1.2, apart)))
    }
    const [footLight, footRed, footBlue] = classMeans(foot)
    const own = withoutShade(soft, mask, difference, [footLight, footRed, footBlue])
    mask = largestPiece(own, 0.5, width, height, allowed)
    if (!mask) return undefined
    result = { soft: own, mask, apart: way.apart, light: footLight, tint: Math.hypot(footRed, footBlue) }
  }
  return result
}

/** So far inside of the sheet's edges the floor cannot shine in. */
const insetMm = 1.2

const withinSheet = (sheet: Sheet, width: number, height: number) => {
  const inside = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const { x, y } = pixelToMm(column, row)
      const toRim = Math.min(x, sheet.widthMm - x, sheet.heightMm - y)
      if (toRim > insetMm && y > 0) inside[row * width + column] = 1
    }
  return inside
}

type Class = { count: number; sum: number[]; squares: number[][] }

const newClass = (): Class => ({ count: 0, sum: [0, 0, 0], squares: [0, 1, 2].map(() => [0, 0, 0]) })

function add(to: Class, light: number, red: number, blue: number): void {
  const v = [light, red, blue]
  to.count += 1
  for (let i = 0; i < 3; i += 1) {
    to.sum[i]! += v[i]!
    for (let j = 0; j < 3; j += 1) to.squares[i]![j]! += v[i]! * v[j]!
  }
}

const classMeans = ({ sum, count }: Class) => sum.map((value) => value / count) as [number, number, number]

function covariance(of: Class): number[][] {
  const mean = classMeans(of)
  return of.squares.map((row, i) => row.map((value, j) => value / of.count - mean[i]! * mean[j]!))
}

function discriminant(foot: Class, paper: Class) {
  const [a, b] = [covariance(foot), covariance(paper)]
  const within = a.map((row, i) => row.map((value, j) => value / 2 + b[i]![j]! / 2))
  within[0]![0]! += shadeLight ** 2
  within[1]![1]! += minTint ** 2
  within[2]![2]! += minTint ** 2
  const [footMean, paperMean] = [classMeans(foot), classMeans(paper)]
  const gap = footMean.map((value, k) => value - paperMean[k]!)
  const weights = solve(within, [...gap])
  if (!weights) return undefined
  const [p, q, r] = weights as [number, number, number]
  const scoreAt = (mean: readonly number[]) => p * mean[0]! + q * mean[1]! + r * mean[2]!
  const footScore = scoreAt(footMean)
  const paperScore = scoreAt(paperMean)
  return { weights: [p, q, r] as const, footScore, paperScore, apart: Math.sqrt(Math.max(0, footScore - paperScore)) }
}

/** How many standard deviations a colour is beside all that paper was in this photo, lit or shaded (Mahalanobis). */
function strangeness(paper: Class, minSpread: number) {
  const spread = covariance(paper)
  spread[0]![0]! += shadeLight ** 2
  spread[1]![1]! += minSpread ** 2
  spread[2]![2]! += minSpread ** 2
  const mean = classMeans(paper)
  const columns = [0, 1, 2].map((k) =>
    solve(
      spread.map((row) => [...row]),
      [0, 1, 2].map((n) => (n === k ? 1 : 0)),
    ),
  )
  const [a, b, c] = columns
  if (!a || !b || !c) return undefined
  return (light: number, red: number, blue: number) => {
    const [p, q, r] = [light - mean[0], red - mean[1], blue - mean[2]]
    const square = p * p * a[0]! + q * q * b[1]! + r * r * c[2]! + 2 * (p * q * a[1]! + p * r * a[2]! + q * r * b[2]!)
    return Math.sqrt(Math.max(0, square))
  }
}

function isDeep(mask: Uint8Array, at: number, width: number, reach: number): boolean {
  return (
    mask[at] === 1 &&
    mask[at - reach] === 1 &&
    mask[at + reach] === 1 &&
    mask[at - reach * width] === 1 &&
    mask[at + reach * width] === 1
  )
}

function isNearPiece(mask: Uint8Array, at: number, width: number, reach: number): boolean {
  return (
    mask[at] === 1 ||
    mask[at - reach] === 1 ||
    mask[at + reach] === 1 ||
    mask[at - reach * width] === 1 ||
    mask[at + reach * width] === 1
  )
}
