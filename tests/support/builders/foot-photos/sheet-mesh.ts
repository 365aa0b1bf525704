import type { Point } from '#domain/foot/geometry/point.ts'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import { smooth } from './curve.ts'
import { cast, type GroundLight, lampDirection, readLight, soften } from './ground-light.ts'
import { emptyMesh, type Mesh } from './mesh.ts'
import { createNoise } from './noise.ts'
import type { ShadedMesh } from './raster.ts'
import { paperColour } from './room.ts'
import type { Bend, FootScene, Light } from './scene.ts'
import { bentPlace } from './sheet-form.ts'

const stepMm = 2.5
/** Thin, but with another side: what stands up may be seen from below. */
const thickMm = 0.1

type BentSheet = ShadedMesh & {
  /** The light on the floor with the shade of what stands up; on the sheet itself falls none of it. */
  readonly floor: GroundLight
}

/** A sheet that does not lie flat, in its light. The foot keeps it down where it stands. */
export function bentSheet(
  { paper, bends = [], light, seed }: FootScene,
  outlineMm: readonly Point[],
  ground: GroundLight,
): BentSheet {
  if (!paper) throw new Error('There is no sheet to bend')
  const { widthMm, heightMm } = papers[paper]
  const [wide, deep] = [Math.round(widthMm / stepMm), Math.round(heightMm / stepMm)]
  const mesh = emptyMesh(deep + 1, 2 * (wide + 1))
  const isPressed = bends.some(({ kind }) => kind === 'fold')
  for (let row = 0; row <= deep; row += 1)
    for (let column = 0; column <= wide; column += 1) {
      const [x, y, z] = bentPlace(bends, (widthMm * column) / wide, (heightMm * row) / deep)
      const rise = isPressed && z > 0 ? z * smooth(...pressedMm, farFrom(outlineMm, x, y)) : z
      const last = 2 * wide + 1 - column
      mesh.points.set([x, y, rise], (row * mesh.around + column) * 3)
      mesh.points.set([x, y, rise - thickMm], (row * mesh.around + last) * 3)
    }
  return {
    mesh,
    shades: shadeVertices(mesh, wide, light, ground, seed),
    floor: shadedFloor(mesh, bends, light, ground),
  }
}

/** A foot keeps paper down as far as its first number beside it, and no longer at the second. */
const pressedMm = [2, 40] as const

function farFrom(outline: readonly Point[], x: number, y: number): number {
  return Math.sqrt(outline.reduce((min, one) => Math.min(min, (one.x - x) ** 2 + (one.y - y) ** 2), Infinity))
}

/** The light of the floor there, more of it where the sheet turns to the lamps, and less where it turns away. */
function shadeVertices(mesh: Mesh, wide: number, light: Light, ground: GroundLight, seed: number): Float32Array {
  const { points, around, rings } = mesh
  const shades = new Float32Array(points.length)
  const lit = new Float64Array(3)
  const fibre = createNoise(seed + 3)
  const facing = lightByNormal(light)
  for (let row = 0; row < rings; row += 1)
    for (let column = 0; column <= wide; column += 1) {
      const index = (row * around + column) * 3
      const [x, y] = [points[index] as number, points[index + 1] as number]
      readLight(ground, x, y, lit)
      const across = slope(points, index, column > 0 ? -3 : 0, column < wide ? 3 : 0)
      const along = slope(points, index, row > 0 ? -3 * around : 0, row < rings - 1 ? 3 * around : 0)
      const grain = 1 + 0.012 * fibre(x * 0.9, y * 0.9)
      const below = (row * around + 2 * wide + 1 - column) * 3
      facing(across, along).forEach((share, part) => {
        const shade = (lit[part] as number) * (paperColour[part] as number) * grain * share
        shades[index + part] = shade
        shades[below + part] = shade * underside
      })
    }
  return shades
}

/** So much of the light that falls on it comes through. */
const underside = 0.55

/** How steeply the sheet rises there along one of its ways. */
function slope(points: Float32Array, index: number, before: number, after: number): number {
  const part = (k: number) => (points[index + after + k] as number) - (points[index + before + k] as number)
  return part(2) / Math.hypot(part(0), part(1))
}

/** How much more or less light than the flat floor's falls on paper that rises so much to the right and to the toes. */
function lightByNormal({ ambient, lamps }: Light): (right: number, toes: number) => number[] {
  const rays = lamps.map((lamp) => ({ at: lampDirection(lamp), colour: lamp.colour }))
  const flat = ambient.map((all, part) => rays.reduce((sum, { at, colour }) => sum + (colour[part] ?? 0) * at[2], all))
  return (right, toes) => {
    const long = Math.hypot(right, toes, 1)
    const up = 1 / long
    return ambient.map((all, part) => {
      const fallen = rays.reduce(
        (sum, { at, colour }) => sum + (colour[part] ?? 0) * Math.max(0, (at[2] - at[0] * right - at[1] * toes) / long),
        all * (0.5 + 0.5 * up),
      )
      return fallen / (flat[part] ?? 1)
    })
  }
}

/** From there on a sheet throws a shade of its own. */
const standsUpMm = 1.2

function shadedFloor(mesh: Mesh, bends: readonly Bend[], light: Light, ground: GroundLight): GroundLight {
  if (bends.length === 0) return ground
  const { wide, deep } = ground
  const onto = (along: readonly [number, number], softMm: number) =>
    soften(cast([mesh], ground, along, [standsUpMm, 200]), wide, deep, softMm)
  const under = onto([0, 0], 3)
  const lamps = light.lamps.map((lamp) => {
    const [x, y, z] = lampDirection(lamp)
    return onto([x / z, y / z], 1.5 + lamp.softness * 18)
  })
  const cells = ground.cells.map((cell, k) => {
    const at = Math.floor(k / 3)
    const buffer = lamps.reduce((share, shade) => share * (1 - lampShare * (shade[at] as number)), 1)
    return cell * buffer * (1 - 0.4 * (under[at] as number))
  })
  return { ...ground, cells }
}

/** About as much of a room's light comes from a lamp. */
const lampShare = 0.35
