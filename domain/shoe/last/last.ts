import { length2, mix, power04, power25, smoothStep } from '../geometry/blend.ts'
import { between, type Grid } from '../geometry/grid.ts'
import { ballSlant, edgeAt } from './envelope.ts'
import { heightProfile } from './height-profile.ts'
import type { LastFigures } from './last-figures.ts'
import type { Plan } from './plan.ts'

/** The body that the shoe is built around. */
export type Last = {
  readonly figures: LastFigures
  readonly plan: Plan
  readonly grid: Grid
  /** For each column of the grid: the distance outside of the plan, in mm along the ground. */
  readonly outside: Float64Array
  /** The height of the surface at a position; 0 outside of the plan. */
  topAt(x: number, y: number): number
  /** The first-order distance of a point in a column to the last; below the ground the same as at ground level. */
  distance(column: number, z: number): number
}

/** The last before its heights are known. */
type Ground = Pick<Last, 'figures' | 'plan' | 'grid' | 'outside'> & {
  /** (1 + d / r) to the power 2.5: 1 on the border, 0 on the ridge. */
  readonly side: Float64Array
}

/** Smooths the ridge of the distance field, deep inside only: near the border the distance stays exact. */
function withoutRidge(distance: Float64Array, { countX, countY, cellMm }: Grid): Float64Array {
  const turns = Math.round(100 / (cellMm * cellMm))
  const weight = distance.map((d) => 0.6 * smoothStep(1, 10, -d))
  const deep: number[] = []
  for (let i = 1; i < countX - 1; i += 1)
    for (let c = i * countY + 1; c < (i + 1) * countY - 1; c += 1) if (weight[c] !== 0) deep.push(c)
  const columns = Int32Array.from(deep)
  let [now, next] = [distance.slice(), distance.slice()]
  for (let turn = 0; turn < turns; turn += 1) {
    for (let at = 0; at < columns.length; at += 1) {
      const c = columns[at]!
      const w = weight[c]!
      const around = now[c - 1]! + now[c + 1]! + now[c - countY]! + now[c + countY]!
      next[c] = now[c]! * (1 - w) + 0.25 * w * around
    }
    ;[now, next] = [next, now]
  }
  return now
}

/**
 * The slopes of values over the columns, along and across, per mm. At the edge of the grid a node stands in for its
 * missing neighbour, rather than the opposite edge.
 */
function computeSlopes(
  values: Float64Array,
  { countX, countY, cellMm }: Grid,
): [along: Float64Array, across: Float64Array] {
  const along = new Float64Array(values.length)
  const across = new Float64Array(values.length)
  for (let i = 0; i < countX; i += 1)
    for (let j = 0; j < countY; j += 1) {
      const c = i * countY + j
      along[c] = (values[i < countX - 1 ? c + countY : c]! - values[i > 0 ? c - countY : c]!) / (2 * cellMm)
      across[c] = (values[j < countY - 1 ? c + 1 : c]! - values[j > 0 ? c - 1 : c]!) / (2 * cellMm)
    }
  return [along, across]
}

/** Half the width of the body at a position: of the whole foot behind the split, of one toe's inside next to it. */
function radiusAt(figures: LastFigures, plan: Plan, x: number, y: number): number {
  const { heelWidthMm: heel, ballWidthMm: ball, footLengthMm: length } = figures
  const whole = mix(heel / 2, ball / 2, smoothStep(0.25 * length, 0.6 * length, x)) * 0.9
  const toes = mix(0.25, 0.175, smoothStep(-7, 7, y - plan.splitY(x))) * ball
  return mix(whole, toes, smoothStep(plan.splitX - 0.16 * length, plan.splitX + 0.06 * length, x))
}

function buildGround(figures: LastFigures, plan: Plan, grid: Grid): Ground {
  const { countX, countY, cellMm, fromX, fromY } = grid
  const flat = new Float64Array(countX * countY)
  for (let i = 0; i < countX; i += 1)
    for (let j = 0; j < countY; j += 1) flat[i * countY + j] = plan.distance(fromX + i * cellMm, fromY + j * cellMm)
  const smooth = withoutRidge(flat, grid)
  const side = smooth.map((d, c) => {
    const [x, y] = [fromX + Math.floor(c / countY) * cellMm, fromY + (c % countY) * cellMm]
    return power25(Math.max(0, 1 + d / radiusAt(figures, plan, x, y)))
  })
  // Where the border is rounded the distance grows too slowly: dividing by its slope corrects it to the first order.
  const [along, across] = computeSlopes(flat, grid)
  const outside = flat.map((d, c) => {
    const [i, j] = [Math.floor(c / countY), c % countY]
    if (i === 0 || j === 0 || i === countX - 1 || j === countY - 1 || Math.abs(d) > 12) return d
    const slope = length2(along[c]!, across[c]!)
    return d / mix(Math.max(0.6, Math.min(1, slope)), 1, smoothStep(7, 12, Math.abs(d)))
  })
  return { figures, plan, grid, outside, side }
}

/** A foot is higher on its inner side: by up to a fifth from edge to edge, less at the heel. */
function tiltAt({ footLengthMm, ballWidthMm }: LastFigures, x: number, y: number): number {
  return (
    1 + 0.2 * smoothStep(0.3 * footLengthMm, 0.62 * footLengthMm, x) * Math.min(0.5, Math.max(-0.5, y / ballWidthMm))
  )
}

function topOver(ground: Ground, profile: (x: number) => number) {
  const { side, grid, figures } = ground
  return (x: number, y: number) => {
    const within = 1 - between(side, grid, x, y)
    return within > 0 ? profile(x) * tiltAt(figures, x, y) * power04(within) : 0
  }
}

type Spot = { readonly x: number; readonly y: number }

/** Positions across the last at half the foot's length. */
function instepSpots({ footLengthMm, ballWidthMm }: LastFigures): Spot[] {
  return Array.from({ length: 101 }, (_, step) => ({ x: footLengthMm / 2, y: (step / 100 - 0.5) * ballWidthMm * 0.9 }))
}

/** Positions over the heads of the first and the fifth metatarsal bones, from border to border. */
function ballSpots(plan: Plan, { heelToBallMm, footLengthMm }: LastFigures): Spot[] {
  const [outerX, innerX] = [heelToBallMm - ballSlant * footLengthMm, heelToBallMm]
  const [outerY, innerY] = [edgeAt(plan.envelope, outerX, -1), edgeAt(plan.envelope, innerX, 1)]
  const steps = 240
  return Array.from({ length: steps + 1 }, (_, step) => {
    // Denser where the sides are steep.
    const share = smoothStep(0, steps, step)
    return { x: mix(outerX, innerX, share), y: mix(outerY, innerY, share) }
  })
}

/** The length of a tight tape around the last: over the top, across hollows, and straight back below. */
function girthOver(spots: readonly Spot[], heights: readonly number[]): number {
  const along = spots.map(({ x, y }) => length2(x - spots[0]!.x, y - spots[0]!.y))
  const touched: number[] = []
  heights.forEach((height, k) => {
    while (touched.length > 1) {
      const [a, b] = [touched[touched.length - 2]!, touched[touched.length - 1]!]
      const rise =
        (along[b]! - along[a]!) * (height - heights[a]!) - (along[k]! - along[a]!) * (heights[b]! - heights[a]!)
      if (rise < 0) break
      touched.pop()
    }
    touched.push(k)
  })
  let girth = along[along.length - 1]!
  for (let k = 1; k < touched.length; k += 1) {
    const [a, b] = [touched[k - 1]!, touched[k]!]
    girth += length2(along[b]! - along[a]!, heights[b]! - heights[a]!)
  }
  return girth
}

export function measureInstepHeight({ topAt, figures }: Pick<Last, 'topAt' | 'figures'>): number {
  return instepSpots(figures).reduce((highest, { x, y }) => Math.max(highest, topAt(x, y)), 0)
}

export function measureBallGirth({ topAt, plan, figures }: Pick<Last, 'topAt' | 'plan' | 'figures'>): number {
  const spots = ballSpots(plan, figures)
  return girthOver(
    spots,
    spots.map(({ x, y }) => topAt(x, y)),
  )
}

/** Finds the value whose outcome is nearest to the wanted one by bisection; the outcome increases with the value. */
function solve(from: number, to: number, wanted: number, outcome: (value: number) => number): number {
  let [low, high] = [from, to]
  for (let turn = 0; turn < 24; turn += 1) {
    const middle = (low + high) / 2
    if (outcome(middle) < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Shapes a last over its plan, with the heights that give the wanted girth and instep. */
export function buildLast(figures: LastFigures, plan: Plan, grid: Grid): Last {
  const ground = buildGround(figures, plan, grid)
  const { side, outside } = ground
  let [ball, instep] = [figures.instepHeightMm * 0.6, figures.instepHeightMm]
  const [ballAt, instepAt] = [ballSpots(plan, figures), instepSpots(figures)]
  // The factor of the height does not depend on the profile, so it is computed once for each position.
  const fullness = topOver(ground, () => 1)
  const [ballFull, instepFull] = [ballAt, instepAt].map((spots) => spots.map(({ x, y }) => fullness(x, y)))
  for (let turn = 0; turn < 4; turn += 1) {
    ball = solve(12, 95, figures.ballGirthMm, (value) => {
      const profile = heightProfile(figures, value, instep)
      return girthOver(
        ballAt,
        ballAt.map(({ x }, k) => profile(x) * ballFull![k]!),
      )
    })
    const fullest = Math.max(...instepFull!)
    instep = solve(20, 150, figures.instepHeightMm, (value) => {
      return heightProfile(figures, ball, value)(figures.footLengthMm / 2) * fullest
    })
  }
  const profile = heightProfile(figures, ball, instep)
  const { countX, countY, cellMm, fromX, fromY } = grid
  const low = new Float64Array(side.length)
  // Midway between the toes the slope of the field vanishes: `min` is the slope assumed there, from its surroundings.
  const min = new Float64Array(side.length)
  for (let i = 0; i < countX; i += 1) {
    const x = fromX + i * cellMm
    for (let j = 0; j < countY; j += 1) {
      const y = fromY + j * cellMm
      const height = profile(x) * tiltAt(figures, x, y)
      low[i * countY + j] = 1 / power25(height)
      min[i * countY + j] = Math.min(0.55 / radiusAt(figures, plan, x, y), 0.8 / height)
    }
  }
  const [sideX, sideY] = computeSlopes(side, grid)
  const [lowX, lowY] = computeSlopes(low, grid)
  return {
    figures,
    plan,
    grid,
    outside,
    topAt: topOver(ground, profile),
    /** A superellipse of the power 2.5 over the plan, divided by its slope. */
    distance(column, z) {
      const above = Math.max(0, z)
      const root = Math.sqrt(above)
      const z25 = above * above * root
      const sum = side[column]! + low[column]! * z25
      if (sum < 0.02) return -30
      const size = power04(sum)
      const dx = sideX[column]! + lowX[column]! * z25
      const dy = sideY[column]! + lowY[column]! * z25
      const dz = 2.5 * low[column]! * above * root
      const steep = (0.4 * size * Math.sqrt(dx * dx + dy * dy + dz * dz)) / sum
      return (size - 1) / Math.max(min[column]!, steep)
    },
  }
}
