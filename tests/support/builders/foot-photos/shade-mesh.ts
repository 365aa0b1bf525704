import type { View } from './camera.ts'
import { clamp } from './curve.ts'
import { cellAt, createLightStrength, type GroundLight, lampDirection } from './ground-light.ts'
import type { Mesh } from './mesh.ts'
import type { Light } from './scene.ts'

/** How much of a lamp's light goes round a body's edge, as it does through skin. */
export type Surface = { readonly wrap: number; readonly isUnderLegShade: boolean }

/** The light that each point of a mesh gives back to the camera: red, green, blue. */
export function shadeMesh(mesh: Mesh, light: Light, ground: GroundLight, view: View, surface: Surface): Float32Array {
  const { points, normals, colours, gloss, openness } = mesh
  const shades = new Float32Array(points.length)
  const lamps = light.lamps.map((lamp, number) => ({
    at: lampDirection(lamp),
    colour: lamp.colour,
    shade: ground.legShade[number] as Float32Array,
  }))
  const strengthAt = createLightStrength(light)
  const [ambientRed, ambientGreen, ambientBlue] = light.ambient
  for (let index = 0; index < points.length; index += 3) {
    const x = points[index] as number
    const y = points[index + 1] as number
    const z = points[index + 2] as number
    const nx = normals[index] as number
    const ny = normals[index + 1] as number
    const nz = normals[index + 2] as number
    // Light from all sides, less from below and near the floor.
    const open = (openness[index / 3] as number) * (0.62 + 0.38 * nz) * (0.72 + 0.28 * clamp(z / 14, 0, 1))
    let red = ambientRed * open
    let green = ambientGreen * open
    let blue = ambientBlue * open
    const vx = view.at[0] - x
    const vy = view.at[1] - y
    const vz = view.at[2] - z
    const far = Math.sqrt(vx * vx + vy * vy + vz * vz)
    const shine = gloss[index / 3] as number
    let spark = 0
    for (const { at, colour, shade } of lamps) {
      const facing = nx * at[0] + ny * at[1] + nz * at[2]
      const buffer = surface.isUnderLegShade
        ? 1 - (shade[cellAt(ground, x - (z * at[0]) / at[2], y - (z * at[1]) / at[2])] as number)
        : 1
      const edge = (facing + surface.wrap) / (1 + surface.wrap)
      const share = edge > 0 ? edge * buffer * (0.55 + 0.45 * (openness[index / 3] as number)) : 0
      // Light that went through skin comes out redder.
      const through = surface.wrap > 0.1 ? clamp(1 - Math.abs(facing) * 3, 0, 1) * 0.08 : 0
      red += colour[0] * (share + through * buffer)
      green += colour[1] * share
      blue += colour[2] * share
      if (shine > 0) {
        const hx = at[0] + vx / far
        const hy = at[1] + vy / far
        const hz = at[2] + vz / far
        const half = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz)
        if (half > 0.8) spark += half ** 28 * shine * buffer * colour[1]
      }
    }
    const strength = strengthAt(x, y)
    shades[index] = (red * (colours[index] as number) + spark) * strength
    shades[index + 1] = (green * (colours[index + 1] as number) + spark) * strength
    shades[index + 2] = (blue * (colours[index + 2] as number) + spark) * strength
  }
  return shades
}
