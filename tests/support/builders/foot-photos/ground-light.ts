import { clamp, smooth } from './curve.ts'
import type { Mesh } from './mesh.ts'
import type { Light } from './scene.ts'

const cellMm = 2

/** The light on the floor, on a net of cells, with the shadows of all that stands there. */
export type GroundLight = {
  readonly left: number
  readonly low: number
  readonly wide: number
  readonly deep: number
  /** Red, green, blue per cell. */
  readonly cells: Float32Array
  /** How much of each lamp is left beside the leg: what falls on the foot, too. */
  readonly legShade: readonly Float32Array[]
}

export const lampDirection = ({ fromDeg, elevationDeg }: { fromDeg: number; elevationDeg: number }) => {
  const [from, up] = [(fromDeg * Math.PI) / 180, (elevationDeg * Math.PI) / 180]
  return [Math.cos(from) * Math.cos(up), Math.sin(from) * Math.cos(up), Math.sin(up)] as const
}

/** Cells that a mesh covers when it falls along a direction; only its points between two heights. */
export function cast(
  meshes: readonly Mesh[],
  net: { left: number; low: number; wide: number; deep: number },
  [dx, dy]: readonly [number, number],
  heights: readonly [number, number],
): Float32Array {
  const map = new Float32Array(net.wide * net.deep)
  for (const { points, rings, around } of meshes)
    for (let ring = 1; ring < rings; ring++)
      for (let step = 0; step < around; step++) {
        const a = (ring * around + step) * 3
        const z = points[a + 2] as number
        if (z < heights[0] || z > heights[1]) continue
        const b = ((ring - 1) * around + step) * 3
        const c = (ring * around + ((step + 1) % around)) * 3
        const u = ((points[a] as number) - z * dx - net.left) / cellMm
        const v = ((points[a + 1] as number) - z * dy - net.low) / cellMm
        const ub = ((points[b] as number) - (points[b + 2] as number) * dx - net.left) / cellMm
        const vb = ((points[b + 1] as number) - (points[b + 2] as number) * dy - net.low) / cellMm
        const uc = ((points[c] as number) - (points[c + 2] as number) * dx - net.left) / cellMm
        const vc = ((points[c + 1] as number) - (points[c + 2] as number) * dy - net.low) / cellMm
        // A quad is spread over the cells between its corners, as densely as it is large.
        const many = Math.min(12, Math.ceil(Math.max(Math.abs(u - ub), Math.abs(v - vb)) * 1.2))
        const few = Math.min(12, Math.ceil(Math.max(Math.abs(u - uc), Math.abs(v - vc)) * 1.2))
        for (let i = 0; i <= many; i++)
          for (let j = 0; j <= few; j++) {
            const [s, t] = [many === 0 ? 0 : i / many, few === 0 ? 0 : j / few]
            const column = Math.floor(u + (ub - u) * s + (uc - u) * t)
            const row = Math.floor(v + (vb - v) * s + (vc - v) * t)
            if (column >= 0 && column < net.wide && row >= 0 && row < net.deep) map[row * net.wide + column] = 1
          }
      }
  return map
}

function blurRow(from: Float32Array, to: Float32Array, start: number, count: number, reach: number): void {
  const share = 1 / (2 * reach + 1)
  const last = start + count - 1
  let sum = (from[start] as number) * reach
  for (let index = 0; index <= reach; index++) sum += from[Math.min(last, start + index)] as number
  for (let index = start; index <= last; index++) {
    to[index] = sum * share
    const next = index + reach + 1
    const gone = index - reach
    sum += (from[next > last ? last : next] as number) - (from[gone < start ? start : gone] as number)
  }
}

/** All columns at once, row by row, as memory lies. */
function blurDown(from: Float32Array, to: Float32Array, wide: number, deep: number, reach: number): void {
  const share = 1 / (2 * reach + 1)
  const sums = new Float64Array(wide)
  for (let row = -reach; row <= reach; row++) {
    const start = clamp(row, 0, deep - 1) * wide
    for (let column = 0; column < wide; column++)
      sums[column] = (sums[column] as number) + (from[start + column] as number)
  }
  for (let row = 0; row < deep; row++) {
    const next = Math.min(deep - 1, row + reach + 1) * wide
    const gone = Math.max(0, row - reach) * wide
    for (let column = 0; column < wide; column++) {
      const sum = sums[column] as number
      to[row * wide + column] = sum * share
      sums[column] = sum + (from[next + column] as number) - (from[gone + column] as number)
    }
  }
}

/** Softened about as by a bell curve of this standard deviation. */
export function soften(map: Float32Array, wide: number, deep: number, sigmaMm: number): Float32Array {
  const reach = Math.max(1, Math.round((Math.sqrt(1 + 6 * (sigmaMm / cellMm) ** 2) - 1) / 2))
  const other = new Float32Array(map.length)
  for (let round = 0; round < 2; round++) {
    for (let row = 0; row < deep; row++) blurRow(map, other, row * wide, wide, reach)
    blurDown(other, map, wide, deep, reach)
  }
  return map
}

export function lightGround(
  light: Light,
  foot: readonly Mesh[],
  leg: readonly Mesh[],
  bounds: { left: number; right: number; low: number; high: number },
): GroundLight {
  const { left, low } = bounds
  const wide = Math.ceil((bounds.right - left) / cellMm)
  const deep = Math.ceil((bounds.high - low) / cellMm)
  const net = { left, low, wide, deep }
  const cells = new Float32Array(wide * deep * 3)
  const near = soften(cast(foot, net, [0, 0], [0, 25]), wide, deep, 3.2)
  const about = soften(cast([...foot, ...leg], net, [0, 0], [0, 150]), wide, deep, 17)
  const lamps = light.lamps.map((lamp) => {
    const [x, y, z] = lampDirection(lamp)
    const along = [x / z, y / z] as const
    const low = soften(cast(foot, net, along, [0, 200]), wide, deep, 1.2 + lamp.softness * 22)
    const high = soften(cast(leg, net, along, [30, 700]), wide, deep, 2 + lamp.softness * 130)
    return { colour: lamp.colour, strength: z, low, high }
  })
  const strengthAt = createLightStrength(light)
  const [ambientRed, ambientGreen, ambientBlue] = light.ambient
  for (let row = 0; row < deep; row++)
    for (let column = 0; column < wide; column++) {
      const index = row * wide + column
      const open = (1 - 0.5 * (near[index] as number)) * (1 - 0.42 * (about[index] as number))
      let red = ambientRed * open
      let green = ambientGreen * open
      let blue = ambientBlue * open
      for (const lamp of lamps) {
        const share = lamp.strength * (1 - (lamp.low[index] as number)) * (1 - (lamp.high[index] as number))
        red += lamp.colour[0] * share
        green += lamp.colour[1] * share
        blue += lamp.colour[2] * share
      }
      const strength = strengthAt(left + column * cellMm, low + row * cellMm)
      cells[index * 3] = red * strength
      cells[index * 3 + 1] = green * strength
      cells[index * 3 + 2] = blue * strength
    }
  return { ...net, cells, legShade: lamps.map((lamp) => lamp.high) }
}

/** What the slope of the light and the photographer's shadow leave at a place. */
export function createLightStrength({ slopeX, slopeY, shade }: Light): (x: number, y: number) => number {
  const slopeAt = (x: number, y: number) => Math.max(0.2, 1 + ((x - 105) * slopeX + (y - 150) * slopeY) / 1000)
  if (!shade) return slopeAt
  const { xMm, yMm, towardsDeg, softMm, strength, halfMm = 260 } = shade
  const cos = Math.cos((towardsDeg * Math.PI) / 180)
  const sin = Math.sin((towardsDeg * Math.PI) / 180)
  return (x, y) => {
    const into = (x - xMm) * cos + (y - yMm) * sin
    const across = Math.abs((y - yMm) * cos - (x - xMm) * sin)
    const inside = smooth(-softMm, softMm, into) * smooth(halfMm + softMm, halfMm - softMm, across)
    return slopeAt(x, y) * (1 - strength * inside)
  }
}

/** The place of a point in the net, by the cell's number; outside of the net, its border. */
export function cellAt(ground: GroundLight, x: number, y: number): number {
  const column = clamp(Math.floor((x - ground.left) / cellMm), 0, ground.wide - 1)
  const row = clamp(Math.floor((y - ground.low) / cellMm), 0, ground.deep - 1)
  return row * ground.wide + column
}

/** Writes the light at a place of the floor. */
export function readLight(ground: GroundLight, x: number, y: number, out: Float64Array): void {
  const u = clamp((x - ground.left) / cellMm - 0.5, 0, ground.wide - 1.001)
  const v = clamp((y - ground.low) / cellMm - 0.5, 0, ground.deep - 1.001)
  const column = Math.floor(u)
  const row = Math.floor(v)
  const s = u - column
  const t = v - row
  const { cells } = ground
  const a = (row * ground.wide + column) * 3
  const b = a + ground.wide * 3
  const wd = s * t
  const wb = s - wd
  const wc = t - wd
  const wa = 1 - s - wc
  const over = a + 3
  const across = b + 3
  out[0] =
    (cells[a] as number) * wa +
    (cells[over] as number) * wb +
    (cells[b] as number) * wc +
    (cells[across] as number) * wd
  out[1] =
    (cells[a + 1] as number) * wa +
    (cells[over + 1] as number) * wb +
    (cells[b + 1] as number) * wc +
    (cells[across + 1] as number) * wd
  out[2] =
    (cells[a + 2] as number) * wa +
    (cells[over + 2] as number) * wb +
    (cells[b + 2] as number) * wc +
    (cells[across + 2] as number) * wd
}
