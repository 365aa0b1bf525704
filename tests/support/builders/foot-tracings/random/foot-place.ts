import type { Point } from '#domain/foot/geometry/point.ts'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { footForm, type MeshPose, putPoint } from '../../foot-photos/foot-meshes.ts'
import { randomFoot } from '../../foot-photos/random/random-foot.ts'
import type { Random } from '../../foot-photos/random.ts'
import type { FootShape } from '../../foot-photos/scene.ts'
import type { FootFamily, Pen } from '../trace-scene.ts'
import { tracingMix } from '../tracing-mix.ts'
import { randomShape } from './random-flesh.ts'

/** What of the sheet is left around a foot, at least: the pen's half-width, and a margin. */
function aroundMm(pen: Pen): number {
  return tracingMix.marginMm + Math.max(...pen.knots.filter(([at]) => at < 60).map(([, half]) => half))
}

/** The foot from above, coarsely: enough to lay it on a sheet by. */
function coarseOutline(foot: FootShape): Point[] {
  const { body, toes } = footForm(foot)
  const found: Point[] = []
  for (const { points } of [body, ...toes])
    for (let index = 0; index < points.length; index += 33)
      found.push({ x: points[index] as number, y: points[index + 1] as number })
  return found
}

export type PlacedFoot = { readonly foot: FootShape; readonly placing: MeshPose; readonly outline: readonly Point[] }

/** A foot, and where it stands: turned as people turn it, wholly on the sheet with the line around it. */
export function footOnSheet(random: Random, paper: PaperName, pen: Pen, family: FootFamily): PlacedFoot | undefined {
  const { widthMm, heightMm } = papers[paper]
  const foot = randomShape(random, family, randomFoot(random, paper, tracingMix.lengthMm[paper]))
  const way = random.weigh(tracingMix.ways)
  const straight = random.among(tracingMix.straightDeg)
  const diagonal = random.among(tracingMix.diagonalDeg) * (random.isLucky(0.5) ? 1 : -1)
  const turnDeg = (way === 'diagonal' ? diagonal : straight) + (way === 'about' || random.isLucky(0.1) ? 180 : 0)
  const isRight = foot.side === 'right'
  const coarse = coarseOutline(foot).map(({ x, y }) => putPoint({ isRight, turnDeg, dx: 0, dy: 0 }, x, y))
  const [xs, ys] = [coarse.map(([x]) => x), coarse.map(([, y]) => y)]
  const around = aroundMm(pen)
  const spareX = widthMm - 2 * around - (Math.max(...xs) - Math.min(...xs))
  const spareY = heightMm - 2 * around - (Math.max(...ys) - Math.min(...ys))
  if (spareX < 0 || spareY < 0) return undefined
  const dx = around - Math.min(...xs) + spareX * random.share()
  const dy = around - Math.min(...ys) + spareY * random.share()
  return { foot, placing: { isRight, turnDeg, dx, dy }, outline: coarse.map(([x, y]) => ({ x: x + dx, y: y + dy })) }
}

/** Two feet beside each other, as one stands: the left one at the left, or both of one side, who drew the same foot twice. */
export function pairOnSheet(
  random: Random,
  paper: PaperName,
  pen: Pen,
  family: FootFamily,
  isAlike = false,
): readonly [PlacedFoot, PlacedFoot] | undefined {
  const { widthMm, heightMm } = papers[paper]
  const shape = randomShape(random, family, randomFoot(random, paper, tracingMix.pairLengthMm[paper]))
  const side = random.pick(['left', 'right'] as const)
  const first: FootShape = { ...shape, side: isAlike ? side : 'left' }
  const other: FootShape = {
    ...shape,
    side: isAlike ? side : 'right',
    lengthMm: shape.lengthMm + random.among([-3, 3]),
    ballFactor: shape.ballFactor * random.among([0.985, 1.015]),
  }
  const isAbout = random.isLucky(0.3)
  const around = aroundMm(pen)
  const laid = [first, other].map((foot, index): PlacedFoot | undefined => {
    const turnDeg = random.among([-4, 4]) + (isAbout ? 180 : 0)
    const isRight = foot.side === 'right'
    const coarse = coarseOutline(foot).map(({ x, y }) => putPoint({ isRight, turnDeg, dx: 0, dy: 0 }, x, y))
    const [xs, ys] = [coarse.map(([x]) => x), coarse.map(([, y]) => y)]
    const spareY = heightMm - 2 * around - (Math.max(...ys) - Math.min(...ys))
    if (spareY < 0) return undefined
    const [inwards, dy] = [random.among([0, 6]), around - Math.min(...ys) + spareY * random.share()]
    const isLeft = (index === 0) !== isAbout
    const dx = isLeft ? around - Math.min(...xs) + inwards : widthMm - around - Math.max(...xs) - inwards
    return { foot, placing: { isRight, turnDeg, dx, dy }, outline: coarse.map(([x, y]) => ({ x: x + dx, y: y + dy })) }
  })
  const [one, another] = laid
  if (!one || !another) return undefined
  const [left, right] = isAbout ? [another, one] : [one, another]
  const apart = Math.min(...right.outline.map(({ x }) => x)) - Math.max(...left.outline.map(({ x }) => x))
  return apart > 2 * around ? [one, another] : undefined
}
