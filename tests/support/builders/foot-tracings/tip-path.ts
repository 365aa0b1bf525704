import type { Point } from '#domain/foot/geometry/point.ts'
import type { Mesh } from '../foot-photos/mesh.ts'
import type { LeanField } from './lean-field.ts'

/** Places of a foot's skin, x, y, z in turn: so close that discs around them leave no dents. */
export type Skin = Float32Array

/** Closer than this and discs of a pen's half-width leave dents of hundredths of a millimetre only. */
const closeMm = 0.8

/** Up to this height a pen may touch a foot. */
export const touchMm = 60

/** The places of meshes that a pen may touch: those below a height, and not far inside of the foot as seen from above. */
export function buildSkin(meshes: readonly Mesh[], touch: Touch, highMm = touchMm): Skin {
  const found: number[] = []
  for (const { points, rings, around } of meshes)
    for (let ring = 0; ring < rings - 1; ring += 1)
      for (let step = 0; step < around; step += 1) {
        const corners = [
          ring * around + step,
          ring * around + ((step + 1) % around),
          (ring + 1) * around + step,
          (ring + 1) * around + ((step + 1) % around),
        ].map((index) => index * 3) as [number, number, number, number]
        const part = (index: number, k: number) => points[index + k] as number
        const [a, b, c, d] = corners
        if (Math.min(part(a, 2), part(b, 2), part(c, 2), part(d, 2)) > highMm) continue
        const far = (one: number, other: number) => Math.hypot(...[0, 1, 2].map((k) => part(one, k) - part(other, k)))
        const many = Math.max(1, Math.ceil(Math.max(far(a, b), far(c, d)) / closeMm))
        const few = Math.max(1, Math.ceil(Math.max(far(a, c), far(b, d)) / closeMm))
        for (let i = 0; i < many; i += 1)
          for (let j = 0; j < few; j += 1) {
            const [s, t] = [i / many, j / few]
            for (let k = 0; k < 3; k += 1)
              found.push(
                part(a, k) * (1 - s) * (1 - t) +
                  part(b, k) * s * (1 - t) +
                  part(c, k) * (1 - s) * t +
                  part(d, k) * s * t,
              )
          }
      }
  return nearOutline(Float32Array.from(found), touch, highMm)
}

const coarseMm = 1.6

/** A pen's middle is never further aside than so much of its height: what leans around the foot and along it together. */
const maxSlope = 0.2

/** Without what lies so far inside of the outline from above that no pen reaches it. */
function nearOutline(all: Skin, { halfAt }: Touch, highMm: number): Skin {
  const { left, low, wide, deep } = netAround(all, coarseMm, 2 * coarseMm)
  const inside = new Float32Array(wide * deep)
  const cell = (k: number) =>
    Math.floor(((all[k + 1] as number) - low) / coarseMm) * wide + Math.floor(((all[k] as number) - left) / coarseMm)
  for (let k = 0; k < all.length; k += 3) inside[cell(k)] = 1e3
  const step = (index: number, by: number, far: number) => {
    inside[index] = Math.min(inside[index] as number, (inside[index + by] ?? 0) + far)
  }
  for (let index = 0; index < inside.length; index += 1)
    for (const [by, far] of [
      [-1, 1],
      [-wide, 1],
      [-wide - 1, 1.4],
      [-wide + 1, 1.4],
    ] as const)
      step(index, by, far)
  for (let index = inside.length - 1; index >= 0; index -= 1)
    for (const [by, far] of [
      [1, 1],
      [wide, 1],
      [wide + 1, 1.4],
      [wide - 1, 1.4],
    ] as const)
      step(index, by, far)
  const tipPoints: number[] = []
  for (let k = 0; k < all.length; k += 3) {
    const z = all[k + 2] as number
    if (z <= highMm && ((inside[cell(k)] as number) - 1.5) * coarseMm <= halfAt(z) + z * maxSlope)
      tipPoints.push(all[k] as number, all[k + 1] as number, z)
  }
  return Float32Array.from(tipPoints)
}

type Net = { readonly left: number; readonly low: number; readonly wide: number; readonly deep: number }

function netAround(skin: Skin, cellMm: number, marginMm: number): Net {
  let [left, right, low, high] = [1e9, -1e9, 1e9, -1e9]
  for (let k = 0; k < skin.length; k += 3) {
    left = Math.min(left, skin[k] as number)
    right = Math.max(right, skin[k] as number)
    low = Math.min(low, skin[k + 1] as number)
    high = Math.max(high, skin[k + 1] as number)
  }
  return {
    left: left - marginMm,
    low: low - marginMm,
    wide: Math.ceil((right - left + 2 * marginMm) / cellMm) + 1,
    deep: Math.ceil((high - low + 2 * marginMm) / cellMm) + 1,
  }
}

/** Of the net on which the pen's way is found: the line through it is exact to hundredths of a millimetre. */
const fineMm = 0.5

/** A pen's middle goes aside by no more of its height from one side of it to the other. */
const leanChange = 0.03

/** How a pen touches: its half-width at a height, and how much the flesh gives way there. */
export type Touch = { readonly halfAt: (heightMm: number) => number; readonly maxHalfMm: number }

/**
 * The way of the pen's tip around a foot, closed, against the clock. The pen's middle stands at a height z beside the tip by as
 * much as it leans, and touches where a place of the skin comes as near to it as the pen is thick there.
 */
export function tipPath(skin: Skin, { halfAt, maxHalfMm }: Touch, lean: LeanField, cellMm = fineMm): Point[] {
  const net = netAround(skin, cellMm, maxHalfMm + 12)
  const { left, low, wide, deep } = net
  const leans = new Float32Array(wide * deep * 2)
  for (let row = 0; row < deep; row += 1)
    for (let column = 0; column < wide; column += 1)
      leans.set(lean(left + column * cellMm, low + row * cellMm), (row * wide + column) * 2)
  const into = new Float32Array(wide * deep).fill(-9)
  const halves = Float32Array.from({ length: 1201 }, (_, tenth) => halfAt(tenth / 10))
  for (let k = 0; k < skin.length; k += 3) {
    const [x, y, z] = [skin[k] as number, skin[k + 1] as number, skin[k + 2] as number]
    const half = halves[Math.round(z * 10)] as number
    if (half < -0.5) continue
    // The tip is where the pen leans to from there: its lean hardly changes over a pen's width.
    const beside = 2 * (Math.round((y - low) / cellMm) * wide + Math.round((x - left) / cellMm))
    const [tipX, tipY] = [x - z * (leans[beside] as number), y - z * (leans[beside + 1] as number)]
    const reach = half + 2 * cellMm + z * leanChange
    const [fromX, toX] = [Math.ceil((tipX - reach - left) / cellMm), Math.floor((tipX + reach - left) / cellMm)]
    const [fromY, toY] = [Math.ceil((tipY - reach - low) / cellMm), Math.floor((tipY + reach - low) / cellMm)]
    const farthest2 = (half + 2 * cellMm) ** 2
    for (let row = fromY; row <= toY; row += 1)
      for (let column = fromX; column <= toX; column += 1) {
        const index = row * wide + column
        const dx = left + column * cellMm + z * (leans[2 * index] as number) - x
        const dy = low + row * cellMm + z * (leans[2 * index + 1] as number) - y
        const far2 = dx * dx + dy * dy
        if (far2 > farthest2) continue
        const depth = half - Math.sqrt(far2)
        if (depth > (into[index] as number)) into[index] = depth
      }
  }
  return outerLine(into, net, cellMm)
}

/** The tip's way of a hand that goes straight across valleys as narrow as twice a length: as a disc rolls along it. */
export function handPath(skin: Skin, touch: Touch, lean: LeanField, bridgeMm: number): Point[] {
  const way = tipPath(skin, touch, lean)
  if (bridgeMm === 0) return way
  const low = Float32Array.from(way.flatMap(({ x, y }) => [x, y, 0]))
  const rolled = tipPath(low, { halfAt: () => bridgeMm, maxHalfMm: bridgeMm }, () => [0, 0])
  const reach = 2
  return rolled.map((point, k) => {
    const [before, after] = [rolled.at(k - reach) as Point, rolled[(k + reach) % rolled.length] as Point]
    const [tx, ty] = [after.x - before.x, after.y - before.y]
    const long = Math.hypot(tx, ty)
    return { x: point.x - (ty / long) * bridgeMm, y: point.y + (tx / long) * bridgeMm }
  })
}

/** Around the outermost region where the pen would be within the foot. */
function outerLine(into: Float32Array, { left, low, wide, deep }: Net, cellMm: number): Point[] {
  const at = (column: number, row: number) => into[row * wide + column] as number
  const first = into.findIndex((depth) => depth > 0)
  // An edge of the net is named by its lower left end and its way: 0 to the right, 1 upwards.
  let [column, row, from] = [(first % wide) - 1, Math.floor(first / wide) - 1, 2]
  const start = `${column},${row}`
  const line: Point[] = []
  const cut = (c: number, r: number, isUp: boolean): Point => {
    const [a, b] = [at(c, r), isUp ? at(c, r + 1) : at(c + 1, r)]
    const share = a / (a - b)
    return { x: left + (c + (isUp ? 0 : share)) * cellMm, y: low + (r + (isUp ? share : 0)) * cellMm }
  }
  const isIn = (c: number, r: number) => at(c, r) > 0
  let isBegun = false
  while (!isBegun || `${column},${row}` !== start || from !== 2) {
    isBegun = true
    // Sides of the cell: 0 below, 1 right, 2 above, 3 left; the foot is kept at the left hand.
    const [a, b, c, d] = [isIn(column, row), isIn(column + 1, row), isIn(column + 1, row + 1), isIn(column, row + 1)]
    const crossed = [a !== b, b !== c, c !== d, d !== a]
    let to = crossed.findIndex((is, side) => is && side !== from)
    if (crossed.every(Boolean)) to = nextAtSaddle(from, a)
    line.push(
      to === 0
        ? cut(column, row, false)
        : to === 1
          ? cut(column + 1, row, true)
          : to === 2
            ? cut(column, row + 1, false)
            : cut(column, row, true),
    )
    if (to === 0) row -= 1
    else if (to === 1) column += 1
    else if (to === 2) row += 1
    else column -= 1
    from = (to + 2) % 4
    if (row < 0 || column < 0 || row >= deep - 1 || column >= wide - 1 || line.length > 1e5)
      throw new Error('The way around the foot does not close')
  }
  return againstClock(line)
}

/** Two corners across from each other are within the foot: they are parted, as a pen that fits between them would be. */
function nextAtSaddle(from: number, isFirstIn: boolean): number {
  return isFirstIn ? ([3, 2, 1, 0][from] as number) : ([1, 0, 3, 2][from] as number)
}

function againstClock(line: Point[]): Point[] {
  const twice = line.reduce((sum, a, k) => {
    const b = line[(k + 1) % line.length] as Point
    return sum + a.x * b.y - b.x * a.y
  }, 0)
  return twice > 0 ? line : line.toReversed()
}
