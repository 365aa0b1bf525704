import { clamp, curve, smooth } from './curve.ts'
import { emptyMesh, findNormals, type Mesh } from './mesh.ts'
import type { Camera, Cloth, FootShape, Leg } from './scene.ts'

const around = 72

type LegSection = { readonly x: number; readonly y: number; readonly halfWidth: number; readonly halfDepth: number }

// By height: half of the width, and where front and back are, of a leg over a foot of 250 mm.
const halfWidths = curve([
  [30, 25],
  [55, 32],
  [78, 35],
  [100, 31],
  [130, 30],
  [200, 42],
  [300, 55],
  [420, 58],
  [520, 62],
  [900, 80],
])
const fronts = curve([
  [34, 122],
  [48, 114],
  [62, 107],
  [78, 99],
  [100, 91],
  [130, 87],
  [200, 98],
  [300, 111],
  [520, 122],
  [900, 150],
])
const backs = curve([
  [30, 16],
  [60, 11],
  [90, 14],
  [120, 13],
  [200, 4],
  [300, -8],
  [520, -14],
  [900, -30],
])

export function legSection(shape: FootShape, leg: Leg, z: number): LegSection {
  const size = shape.lengthMm / 250
  // The shin leans forward up to the knee; from there on the thigh goes back over the heel.
  const lean = z < 480 ? Math.max(0, z - 80) : Math.max(0, 880 - z)
  const [front, back] = [fronts(z / shape.instepFactor), backs(z)]
  return {
    x: Math.max(0, z - 80) * Math.tan((leg.asideDeg * Math.PI) / 180),
    y: ((front + back) / 2) * size + lean * Math.tan((leg.forwardDeg * Math.PI) / 180),
    halfWidth: halfWidths(z) * size * leg.girthFactor,
    halfDepth: ((front - back) / 2) * size * (z < 110 ? 1 : leg.girthFactor),
  }
}

function tube(from: number, to: number, sections: (z: number, angle: number) => readonly [number, number]): Mesh {
  const rings = Math.max(8, Math.round((to - from) / 4))
  const mesh = emptyMesh(rings, around)
  let index = 0
  for (let ring = 0; ring < rings; ring++) {
    const z = from + ((to - from) * ring) / (rings - 1)
    for (let step = 0; step < around; step++) {
      const [x, y] = sections(z, (step / around) * 2 * Math.PI)
      mesh.points[index++] = x
      mesh.points[index++] = y
      mesh.points[index++] = z
    }
  }
  return findNormals(mesh)
}

/** Ankle and leg of a left foot up to a height; whether a wall or only floor is behind it. */
export function legMesh(shape: FootShape, leg: Leg, topMm: number, isOpen = false): Mesh {
  const low = 0.15 * shape.lengthMm * shape.instepFactor
  return tube(low, topMm, (z, angle) => {
    const { x, y, halfWidth, halfDepth } = legSection(shape, leg, z)
    const ankle = 4 * Math.exp(-(((z - 78) / 16) ** 2)) * Math.abs(Math.cos(angle)) ** 6
    const along = y + Math.sin(angle) * halfDepth
    return [x + Math.cos(angle) * (halfWidth + ankle), isOpen ? along : Math.max(3, along)]
  })
}

/** Half of a cloth's width and depth in a direction. */
function clothHalves({ halfWidth, halfDepth }: LegSection, cloth: Cloth, z: number, angle: number): [number, number] {
  const loose = smooth(0, 60, z - cloth.hemMm) * 0.12
  const wave = 1 + cloth.folds * (Math.sin(angle * 5 + z / 47) * 0.6 + Math.sin(angle * 3 - z / 31 + 2) * 0.5 + loose)
  return [Math.max(halfWidth + 4, cloth.halfWidthMm * wave), Math.max(halfDepth + 4, cloth.halfDepthMm * wave)]
}

/** Whether a place, as the made foot's, lies within leg or cloth where nothing is behind them. */
export function isInLeg(shape: FootShape, leg: Leg, [x, y, z]: readonly [number, number, number]): boolean {
  if (z < 0.15 * shape.lengthMm * shape.instepFactor) return false
  const section = legSection(shape, leg, z)
  const { cloth } = leg
  const [dx, dy] = [x - section.x, y - section.y]
  const isWithin = (wide: number, deep: number) => (dx / wide) ** 2 + (dy / deep) ** 2 < 1
  if (isWithin(section.halfWidth, section.halfDepth)) return true
  if (!cloth || z < cloth.hemMm) return false
  return isWithin(...clothHalves(section, cloth, z, Math.atan2(dy / cloth.halfDepthMm, dx / cloth.halfWidthMm)))
}

/** A trouser leg or a skirt about the leg: wider than it, in folds, pressed flat where the wall is. */
export function clothMesh(shape: FootShape, leg: Leg, topMm: number, isOpen = false): Mesh | undefined {
  const { cloth } = leg
  if (!cloth || cloth.hemMm >= topMm - 20) return undefined
  return tube(cloth.hemMm, topMm, (z, angle) => {
    const section = legSection(shape, leg, z)
    const { x, y } = section
    const [wide, deep] = clothHalves(section, cloth, z, angle)
    return [x + Math.cos(angle) * wide, clamp(y + Math.sin(angle) * deep, isOpen ? -1000 : 1, 1000)]
  })
}

/** How far from the heel's edge the sheet is hidden by leg and cloth, as the camera sees it. */
export function hiddenUpToMm(shape: FootShape, leg: Leg, camera: Camera): number {
  const topMm = camera.zMm - 50
  const cloth = clothMesh(shape, leg, topMm)
  let max = 0
  for (const { points } of [legMesh(shape, leg, topMm), ...(cloth ? [cloth] : [])])
    for (let index = 0; index < points.length; index += 3) {
      const [y, z] = [points[index + 1] as number, points[index + 2] as number]
      // Lower down the leg lies within the foot.
      if (z > 80) max = Math.max(max, camera.yMm + ((y - camera.yMm) * camera.zMm) / (camera.zMm - z))
    }
  return max
}
