import { clamp, smooth } from './curve.ts'
import type { FootMeshes } from './foot-meshes.ts'
import type { Mesh } from './mesh.ts'
import { createNoise } from './noise.ts'
import type { Rgb } from './scene.ts'

function tint(mesh: Mesh, point: number, colour: Rgb, factor: number): void {
  for (let part = 0; part < 3; part++) mesh.colours[point * 3 + part] = (colour[part] as number) * factor
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

/** Gives a mesh of skin its mottled colour. Runs on the made foot, before it is placed. */
function mottle(mesh: Mesh, skin: Rgb, seed: number, warmth: (x: number, y: number, z: number) => number): void {
  const noise = createNoise(seed)
  const warm: Rgb = [skin[0] * 1.0, skin[1] * 0.82, skin[2] * 0.76]
  const off = seed % 97
  for (let point = 0; point < mesh.rings * mesh.around; point++) {
    const x = mesh.points[point * 3] as number
    const y = mesh.points[point * 3 + 1] as number
    const z = mesh.points[point * 3 + 2] as number
    const spots = 1 + 0.055 * noise(x / 14 + off, (y + z) / 14) + 0.035 * noise(x / 3.5, (y + z) / 3.5 + off)
    tint(mesh, point, mix(skin, warm, clamp(warmth(x, y, z), 0, 1)), spots)
    mesh.gloss[point] = 0.05
  }
}

export function paintSkin({ body, toes }: FootMeshes, skin: Rgb, seed: number, lengthMm: number): void {
  const noise = createNoise(seed + 1)
  mottle(body, skin, seed, (_x, y, z) => 0.75 - z / 30 + smooth(0.62, 0.85, y / lengthMm) * 0.25)
  // Veins and sinews on the instep, faint.
  for (let point = 0; point < body.rings * body.around; point++) {
    const x = body.points[point * 3] as number
    const y = body.points[point * 3 + 1] as number
    const z = body.points[point * 3 + 2] as number
    if (z < 22 || y > 0.74 * lengthMm) continue
    const vein = smooth(0.9, 1, 1 - Math.abs(noise(x / 26 + seed, y / 48)))
    tint(
      body,
      point,
      [body.colours[point * 3] as number, body.colours[point * 3 + 1] as number, body.colours[point * 3 + 2] as number],
      1 - 0.1 * vein,
    )
  }
  toes.forEach((toe, number) => {
    mottle(toe, skin, seed + number, (_x, y, z) => 0.45 + smooth(0.8, 1, y / lengthMm) * 0.3 - z / 80)
    paintToe(toe, number, skin, number > 0, number < 4)
  })
}

const nail: Rgb = [0.75, 0.56, 0.5]

/** Nail, creases over the joints, and the dark between toes. */
function paintToe(toe: Mesh, number: number, skin: Rgb, hasInner: boolean, hasOuter: boolean): void {
  const nailColour = mix(skin, nail, 0.45)
  const rim = mix(skin, [skin[0] * 0.6, skin[1] * 0.5, skin[2] * 0.5], 0.5)
  const [from, to] = number === 0 ? [0.72, 0.955] : [0.8, 0.965]
  for (let ring = 0; ring < toe.rings; ring++) {
    const t = ring / (toe.rings - 1)
    // Rings are denser at the tip: by their number they run about as the length does from 0.55 on.
    const along =
      ring < 36 ? (ring / 36) * 0.72 : 0.72 + 0.28 * Math.sin(((ring - 36) / (toe.rings - 37)) * (Math.PI / 2))
    const crease =
      Math.exp(-(((along - (number === 0 ? 0.5 : 0.55)) / 0.012) ** 2)) + 0.6 * Math.exp(-(((along - 0.6) / 0.01) ** 2))
    for (let step = 0; step < toe.around; step++) {
      const point = ring * toe.around + step
      const angle = (step / toe.around) * 2 * Math.PI
      // Left is 0, the top a quarter round; the big toe's side of a toe lies at half.
      const up = Math.sin(angle)
      const towardsInner = -Math.cos(angle)
      const besides = Math.max(hasInner ? towardsInner : 0, hasOuter ? -towardsInner : 0)
      const deep = smooth(0.35, 1, besides) * (1 - 0.75 * t ** 3)
      toe.openness[point] = 1 - 0.6 * deep
      if (up > 0.25 && crease > 0.05)
        tint(
          toe,
          point,
          [
            toe.colours[point * 3] as number,
            toe.colours[point * 3 + 1] as number,
            toe.colours[point * 3 + 2] as number,
          ],
          1 - 0.16 * crease * up,
        )
      const across = Math.abs(angle - Math.PI / 2) / 0.72
      const middle = (along - (from + to) / 2) / ((to - from) / 2)
      const onNail = up > 0 ? across ** 4 + Math.abs(middle) ** 4 : 9
      if (onNail < 1) {
        tint(toe, point, nailColour, onNail > 0.82 ? 0.9 : middle > 0.75 ? 1.12 : 1)
        toe.gloss[point] = 0.22
      } else if (onNail < 1.5) tint(toe, point, rim, 1)
    }
  }
}

export function paintPlain(mesh: Mesh, colour: Rgb, seed: number, roughness: number, upToMm = 1e4): void {
  const noise = createNoise(seed)
  for (let point = 0; point < mesh.rings * mesh.around; point++) {
    const x = mesh.points[point * 3] as number
    const y = mesh.points[point * 3 + 1] as number
    const z = mesh.points[point * 3 + 2] as number
    if (z > upToMm) continue
    tint(mesh, point, colour, 1 + roughness * (noise((x + y) / 2.3, z / 2.3 + y) * 0.5 + noise(x / 19, (y + z) / 19)))
  }
}
