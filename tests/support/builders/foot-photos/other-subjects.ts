import { curve, rounding } from './curve.ts'
import { footToe } from './foot-toes.ts'
import { loft } from './loft.ts'
import { findNormals, type Mesh } from './mesh.ts'
import { paintPlain } from './paint-skin.ts'
import type { FootScene, Rgb } from './scene.ts'

const shoeColours: readonly Rgb[] = [
  [0.03, 0.03, 0.035],
  [0.25, 0.04, 0.04],
  [0.05, 0.09, 0.25],
  [0.6, 0.6, 0.58],
  [0.22, 0.12, 0.06],
]

/** A shoe of about the foot's length, made as a left one: a sole, and an upper with laces. */
export function shoeMeshes({ foot, skinSeed }: FootScene): Mesh[] {
  const length = foot.lengthMm + 18
  const rows = Array.from({ length: 90 }, (_, row) => 0.5 - 0.5 * Math.cos((row / 89) * Math.PI))
  const inner = curve([
    [0, 0.11],
    [0.2, 0.125],
    [0.45, 0.115],
    [0.7, 0.16],
    [0.85, 0.15],
    [1, 0.1],
  ])
  const outer = curve([
    [0, 0.11],
    [0.2, 0.125],
    [0.45, 0.15],
    [0.65, 0.2],
    [0.82, 0.19],
    [1, 0.06],
  ])
  const high = curve([
    [0, 75],
    [0.25, 80],
    [0.45, 88],
    [0.65, 66],
    [0.85, 50],
    [1, 34],
  ])
  const open = (row: number) =>
    row < 0.12 ? rounding((row - 0.12) / 0.12, 2) : row > 0.78 ? rounding((0.78 - row) / 0.22, 2.3) : 1
  const buildSections = (wider: number, low: number, highest: (row: number) => number) =>
    rows.map((row) => {
      const left = -outer(row) * length * foot.ballFactor * open(row) - wider
      const right = inner(row) * length * foot.ballFactor * open(row) + wider
      return { y: row * length, left, right, low, high: low + (highest(row) - low) * (0.35 + 0.65 * open(row)) }
    })
  const sole = loft(
    buildSections(4, 0, () => 26),
    5,
  )
  const upper = loft(buildSections(0, 12, high), 2.6)
  paintPlain(sole, skinSeed % 2 ? [0.7, 0.7, 0.68] : [0.12, 0.1, 0.09], skinSeed, 0.03)
  paintPlain(upper, shoeColours[skinSeed % shoeColours.length] as Rgb, skinSeed, 0.08)
  paintLaces(upper, length)
  return [sole, upper]
}

function paintLaces(upper: Mesh, length: number): void {
  for (let point = 0; point < upper.rings * upper.around; point++) {
    const [x, y, z] = [0, 1, 2].map((part) => upper.points[point * 3 + part] as number) as [number, number, number]
    const along = y / length
    if (along < 0.45 || along > 0.72 || Math.abs(x) > 22 || z < 45 || (y / 13) % 1 > 0.45) continue
    upper.colours.fill(0.7, point * 3, point * 3 + 3)
  }
}

/** A left hand flat on the sheet with its arm; fingers lie where toes would, and are far longer. */
export function handMeshes({ foot, skin, skinSeed }: FootScene): Mesh[] {
  const length = 190
  const shape = { ...foot, lengthMm: length, toeCurl: 0.3 }
  const wide = curve([
    [-420, 44],
    [-120, 36],
    [-10, 28],
    [30, 38],
    [85, 42],
    [104, 38],
  ])
  const rows = Array.from({ length: 120 }, (_, row) => -420 + (row / 119) * 532)
  const arm = loft(
    rows.map((y) => {
      const open = y > 92 ? rounding((92 - y) / 21, 2) : 1
      const lift = Math.max(0, -y) * 0.3
      return {
        y,
        left: -wide(y) * open,
        right: wide(y) * open,
        low: lift + 6 * (1 - open),
        high: lift + 14 + (y < 0 ? 45 : 16) * open,
      }
    }),
    2.4,
  )
  const finger = (baseX: number, tipX: number, dropMm: number, width: number) =>
    findNormals(footToe(shape, 1, { baseX, baseY: 0.42, tipX, width, height: 0.085, dropMm }))
  const thumb = findNormals(
    footToe(shape, 0, { baseX: 0.14, baseY: 0.12, tipX: 0.36, width: 0.11, height: 0.09, dropMm: 105 }),
  )
  const fingers = [
    finger(0.15, 0.19, 22, 0.092),
    finger(0.05, 0.06, 0, 0.094),
    finger(-0.05, -0.07, 14, 0.09),
    finger(-0.15, -0.2, 50, 0.08),
  ]
  const meshes = [arm, thumb, ...fingers]
  for (const mesh of meshes) paintPlain(mesh, skin, skinSeed, 0.06)
  return meshes
}
