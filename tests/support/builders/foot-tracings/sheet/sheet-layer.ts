import { papers } from '#domain/foot/photo/paper/papers.ts'
import { type GroundLight, lampDirection, readLight } from '../../foot-photos/ground-light.ts'
import { emptyMesh } from '../../foot-photos/mesh.ts'
import type { Layer, ShadedMesh } from '../../foot-photos/raster.ts'
import type { Light } from '../../foot-photos/scene.ts'
import { bentPlace } from '../../foot-photos/sheet-form.ts'
import type { TraceScene } from '../trace-scene.ts'
import type { InkSheet } from './ink-sheet.ts'

const stepMm = 2.5
const thickMm = 0.1
/** So much of the light that falls on it comes through. */
const underside = 0.55

/** The sheet as a mesh whose colours are places: x and y on the flat sheet, and how much of the floor's light falls there. */
export function sheetPlaces({ paper, bends, light }: Pick<TraceScene, 'paper' | 'bends' | 'light'>): ShadedMesh {
  const { widthMm, heightMm } = papers[paper]
  const [wide, deep] = [Math.round(widthMm / stepMm), Math.round(heightMm / stepMm)]
  const mesh = emptyMesh(deep + 1, 2 * (wide + 1))
  const shades = new Float32Array(mesh.points.length)
  const share = lightShare(light)
  for (let row = 0; row <= deep; row += 1)
    for (let column = 0; column <= wide; column += 1) {
      const [u, v] = [(widthMm * column) / wide, (heightMm * row) / deep]
      const [x, y, z] = bentPlace(bends, u, v)
      const [right, up] = [bentPlace(bends, u + 1, v), bentPlace(bends, u, v + 1)]
      const fallen = bends.length === 0 ? 1 : share(planeNormal([x, y, z], right, up))
      const front = (row * mesh.around + column) * 3
      const back = (row * mesh.around + 2 * wide + 1 - column) * 3
      mesh.points.set([x, y, z], front)
      mesh.points.set([x, y, z - thickMm], back)
      shades.set([u, v, fallen], front)
      shades.set([u, v, fallen * underside], back)
    }
  return { mesh, shades }
}

type Position = readonly [number, number, number]

function planeNormal(at: Position, right: Position, up: Position): Position {
  const [ax, ay, az] = [right[0] - at[0], right[1] - at[1], right[2] - at[2]]
  const [bx, by, bz] = [up[0] - at[0], up[1] - at[1], up[2] - at[2]]
  const [x, y, z] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
  const long = Math.hypot(x, y, z)
  return [x / long, y / long, z / long]
}

/** How much more or less light than on the flat floor falls on paper that faces that way, as its green part. */
function lightShare({ ambient, lamps }: Light): (normal: Position) => number {
  const rays = lamps.map((lamp) => ({ at: lampDirection(lamp), strength: lamp.colour[1] }))
  const flat = rays.reduce((sum, { at, strength }) => sum + strength * at[2], ambient[1])
  return ([x, y, z]) =>
    rays.reduce(
      (sum, { at, strength }) => sum + strength * Math.max(0, at[0] * x + at[1] * y + at[2] * z),
      ambient[1] * (0.5 + 0.5 * z),
    ) / flat
}

/** The light that a mesh gives back, told apart from places, which are never below 0. */
export function asLight(shades: Float32Array): Float32Array {
  return shades.map((shade) => -1 - shade)
}

/** Turns the places of a layer into the light that the sheet gives back there; what was light stays so. */
export function paintSheet({ depths, colours, wide, tall }: Layer, ink: InkSheet, ground: GroundLight): void {
  const lit = new Float64Array(3)
  const given = new Float64Array(3)
  for (let index = 0; index < wide * tall; index += 1) {
    if (depths[index] === Number.POSITIVE_INFINITY) continue
    if ((colours[index * 3] as number) < -0.5) {
      for (let part = 0; part < 3; part += 1) colours[index * 3 + part] = -1 - (colours[index * 3 + part] as number)
      continue
    }
    const [x, y] = [colours[index * 3] as number, colours[index * 3 + 1] as number]
    const share = colours[index * 3 + 2] as number
    readLight(ground, x, y, lit)
    ink.read(x, y, given)
    for (let part = 0; part < 3; part += 1)
      colours[index * 3 + part] = (given[part] as number) * (lit[part] as number) * share
  }
}
