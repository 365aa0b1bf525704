import type { Point } from '../../geometry/point.ts'
import type { CoarseInk } from '../ink/coarse-ink.ts'
import type { EnclosedArea } from './enclosed.ts'

/** A way over bare paper costs so many times one over ink: a gap is bridged before a toe's valley is cut off. */
const bareCost = 14
/** Of two ways that are as long the inner one is taken: what was crossed out and drawn again, and second passes, lie outside. */
const outCost = 0.3
/** Share of the width around the long axis where no outline runs. */
const coreShare = 0.2

/** The closed line of least cost around a place, cell by cell; nothing where none leads around it. */
export function leastCostPath(ink: CoarseInk, place: EnclosedArea): Point[] | undefined {
  const { width } = ink
  const { middle, along } = place
  const cost = stepCosts(ink, place)
  // The line is cut open where it runs across a row or column, so that each way around it is one way through the cells.
  const isUpright = Math.abs(along.y) > Math.abs(along.x)
  const [aside, ahead] = isUpright ? [1, width] : [width, 1]
  const start = Math.round(middle.y) * width + Math.round(middle.x)
  const rays = [ray(cost, start, -aside, ink), ray(cost, start, aside, ink)] as const
  const open = around(cost, width, rays[0], ahead, rays[0])
  // Where the best open way crosses the other side is a place of the closed one.
  const isCrossing = new Set(rays[1])
  const crossing = open?.find((at) => isCrossing.has(at))
  if (crossing === undefined) return undefined
  const closed = around(cost, width, [crossing], ahead, rays[1])
  return closed?.map((at) => ({ x: at % width, y: Math.floor(at / width) }))
}

/** What a step over each cell costs, in tenths; nought where no line leads. */
function stepCosts(
  { width, height, surely }: CoarseInk,
  { awayMm, middle, along, longMm, wideMm, outMm }: EnclosedArea,
): Uint8Array {
  const cost = new Uint8Array(surely.length)
  const core = wideMm * coreShare
  const reach = longMm / 2 - wideMm * 0.6
  for (let row = 1; row < height - 1; row += 1)
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column
      if (awayMm[at]! > outMm) continue
      const [u, v] = [column - middle.x, row - middle.y]
      const far = Math.max(0, Math.abs(u * along.x + v * along.y) - reach)
      if (Math.hypot(far, v * along.x - u * along.y) < core) continue
      cost[at] = Math.round(10 * (1 + (bareCost - 1) * (1 - surely[at]!)) + outCost * awayMm[at]!)
    }
  return cost
}

/** All cells from the middle to one side. */
function ray(cost: Uint8Array, start: number, step: number, { width, height }: CoarseInk): number[] {
  const cells: number[] = []
  const max = Math.abs(step) === 1 ? (step > 0 ? width - (start % width) : (start % width) + 1) : height
  for (let k = 0, at = start; k < max && at >= 0 && at < cost.length; k += 1, at += step) cells.push(at)
  return cells
}

/**
 * The cheapest way from one of the starts around the middle to the far side of the cut: from a cell of it to the one
 * before it. Dial's queue: costs are small whole numbers.
 */
function around(
  cost: Uint8Array,
  width: number,
  starts: readonly number[],
  ahead: number,
  cut: readonly number[],
): number[] | undefined {
  const queues: number[][] = Array.from({ length: 256 }, () => [])
  const dist = new Int32Array(cost.length).fill(0x7fffffff)
  const from = new Int32Array(cost.length)
  const isCut = new Uint8Array(cost.length)
  for (const at of cut) {
    isCut[at] = 1
    isCut[at - ahead] = 2
  }
  const ends = new Set(starts.map((at) => at - ahead))
  let waiting = 0
  const push = (at: number, far: number, before: number) => {
    dist[at] = far
    from[at] = before
    queues[far & 255]!.push(at)
    waiting += 1
  }
  for (const at of starts) if (cost[at]! > 0) push(at, 0, -1)
  for (let now = 0; waiting > 0; now += 1) {
    const queue = queues[now & 255]!
    for (let k = 0; k < queue.length; k += 1) {
      const at = queue[k]!
      waiting -= 1
      if (dist[at] !== now) continue
      if (ends.has(at)) return wayTo(at, from)
      for (let dy = -width; dy <= width; dy += width)
        for (let next = at + dy - 1; next <= at + dy + 1; next += 1) {
          const own = cost[next]!
          if (own === 0 || isCut[at]! + isCut[next]! === 3) continue
          const slant = dy !== 0 && next !== at + dy
          const far = now + (slant ? Math.round(own * Math.SQRT2) : own)
          if (far < dist[next]!) push(next, far, at)
        }
    }
    queue.length = 0
  }
  return undefined
}

function wayTo(end: number, from: Int32Array): number[] {
  const way: number[] = []
  for (let at = end; at >= 0; at = from[at]!) way.push(at)
  return way
}
