import { quantile } from '../../geometry/quantile.ts'
import { pixelToMm } from './flat-sheet.ts'
import type { SeenFoot } from './see-foot.ts'

/** By the tints of a colour, the log ratios of red and blue to green relative to paper: shade does not change them. */
export type FootTint = {
  /** How much it is tinted like the foot rather than like paper, 0 to 1. */
  readonly footShare: (red: number, blue: number) => number
  readonly isPaper: (red: number, blue: number) => boolean
}

/** Pixels from the border, where foot and paper mix. */
const rim = 8
const every = 3
/** The forefoot is looked at: farther back stands the leg, maybe in trousers. */
const [from, to] = [0.35, 0.95]
/** Foot and paper are separated by their tints alone if these lie so far apart, as logarithms. */
const minGap = 0.1
/** Beside the line from paper's tint to the foot's, so far is neither; or so many times what the foot's scatters. */
const [minBeside, besideSpreads] = [0.06, 3.5]
/** What has another tint is no foot. */
const other = 0.2
/** Paper in the shade of a foot is a little tinted, too: by so much of the way to the foot's tint, and no more than that. */
const [paperShare, maxPaper] = [0.4, 0.12]

/** What the forefoot is tinted like, against the paper it stands on; nothing where that is too little to go by. */
export function footTint({ difference, likeness, border }: SeenFoot): FootTint | undefined {
  const { width, height, red, blue } = difference
  const reachMm = border.reduce((max, { y }) => Math.max(max, y), 0)
  const foot: number[] = []
  const paper: number[] = []
  for (let row = rim; row < height - rim; row += every) {
    const { y } = pixelToMm(0, row)
    if (y < from * reachMm || y > to * reachMm) continue
    for (let column = 2 * rim; column < width - 2 * rim; column += every) {
      const at = row * width + column
      const covered = [at, at - rim, at + rim, at - rim * width, at + rim * width].filter((one) => likeness.mask[one])
      if (covered.length === 5) foot.push(at)
      else if (covered.length === 0) paper.push(at)
    }
  }
  const middle = (of: Float32Array, places: readonly number[]) =>
    quantile(
      places.map((at) => of[at]!),
      0.5,
    ) ?? 0
  const [paperRed, paperBlue] = [middle(red, paper), middle(blue, paper)]
  const [wayRed, wayBlue] = [middle(red, foot) - paperRed, middle(blue, foot) - paperBlue]
  const gap = Math.hypot(wayRed, wayBlue)
  if (gap < minGap) return undefined
  const besideWay = (r: number, b: number) => Math.abs((b - paperBlue) * wayRed - (r - paperRed) * wayBlue) / gap
  const scatter = quantile(
    foot.map((at) => besideWay(red[at]!, blue[at]!)),
    0.68,
  )
  const maxBeside = Math.max(minBeside, besideSpreads * (scatter ?? 0))
  const nearPaper = Math.min(paperShare * gap, maxPaper)
  return {
    footShare: (r, b) => {
      const share = ((r - paperRed) * wayRed + (b - paperBlue) * wayBlue) / gap ** 2
      return Math.min(besideWay(r, b) > maxBeside ? other : 1, Math.max(0, share))
    },
    isPaper: (r, b) => Math.hypot(r - paperRed, b - paperBlue) < nearPaper,
  }
}
