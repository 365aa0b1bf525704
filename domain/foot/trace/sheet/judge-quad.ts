import type { Point } from '../../geometry/point.ts'
import { quantile } from '../../geometry/quantile.ts'
import { difference, type Sampler, stepMark, type Tone } from '../../photo/sheet/judge-sheet.ts'
import { pointInQuad, type QuadShape } from './quad-shape.ts'

/** How much a quad looks like a sheet without a person on it, up to about 1.5, and its paper's colour. */
export type JudgedQuad = { readonly mark: number; readonly paper: Tone }

const samplesPerSide = 24
/** As shares of the short side: 2.5 and 6 mm of an A4's. */
const [insideShare, deepShare] = [0.012, 0.03]
const [gridAcross, gridAlong] = [9, 12]

/** Ends on the right and left, then at both short sides: where each begins, which way it runs, and which way leads in. */
const sides = [
  { from: [0, 0], way: [0, 1], into: [1, 0] },
  { from: [1, 0], way: [0, 1], into: [-1, 0] },
  { from: [0, 0], way: [1, 0], into: [0, 1] },
  { from: [0, 1], way: [1, 0], into: [0, -1] },
] as const

/** Paper all along the inside of all four sides, something else outside, mostly paper between; and it is bright. */
export function judgeQuad(sample: Sampler, shape: QuadShape): JudgedQuad | undefined {
  const toneAt = (u: number, v: number) => {
    const { x, y } = pointInQuad(shape, u, v)
    return sample.toneAt(x, y)
  }
  const rims = sides.map(({ from, way, into }) =>
    Array.from({ length: samplesPerSide }, (_, k) => {
      const share = (k + 0.5) / samplesPerSide
      const at = (inward: number) =>
        toneAt(from[0] + way[0] * share + into[0] * inward, from[1] + way[1] * share + (into[1] * inward) / shape.ratio)
      return { inner: at(insideShare), deep: at(deepShare), outer: at(-insideShare) }
    }),
  )
  const paper = typicalTone(rims.flatMap((rim) => rim.flatMap(({ inner }) => (inner ? [inner] : []))))
  if (!paper) return undefined
  const steps = rims.reduce((product, rim) => {
    const marks = rim.map(({ inner, deep, outer }) => {
      if (!inner || !deep || !outer) return 0
      if (!isLike(inner, paper)) return notPaper
      const under = difference(deep, inner)
      return stepMark(difference(outer, inner), Math.abs(under.light) + 1.5 * under.tint)
    })
    return product * Math.max(0.02, marks.reduce((sum, mark) => sum + mark, 0) / samplesPerSide)
  }, 1)
  const tones = tonesIn(sample, shape)
  const filled = tones.filter((tone) => isLike(tone, paper)).length / (gridAcross * gridAlong)
  const mark = steps ** 0.25 + 0.5 * sample.darkerThan(paper) - (1 - filled)
  return { mark, paper }
}

/** Colours all over a quad, or at given places. */
export function tonesIn(sample: Sampler, shape: QuadShape, isAsked = (_: Point) => true): Tone[] {
  const tones: Tone[] = []
  for (let row = 0; row < gridAlong; row += 1)
    for (let column = 0; column < gridAcross; column += 1) {
      const point = pointInQuad(shape, (column + 0.5) / gridAcross, (row + 0.5) / gridAlong)
      const tone = isAsked(point) ? sample.toneAt(point.x, point.y) : undefined
      if (tone) tones.push(tone)
    }
  return tones
}

/** A pen, a hand or a stain over a side. */
const notPaper = -0.3

/** Shade may darken paper, but hardly tints it. */
function isLike(tone: Tone, paper: Tone): boolean {
  const { light, tint } = difference(tone, paper)
  return tint < 0.14 && light > -0.7 && light < 0.35
}

export function typicalTone(tones: readonly Tone[]): Tone | undefined {
  const middle = (channel: number) =>
    quantile(
      tones.map((tone) => tone[channel]!),
      0.5,
    ) ?? 0
  return tones.length > 0 ? [middle(0), middle(1), middle(2)] : undefined
}
