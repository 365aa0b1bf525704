import { papers } from '#domain/foot/photo/paper/papers.ts'
import { straightening, type View } from './camera.ts'
import { clamp } from './curve.ts'
import { floorPattern } from './floor.ts'
import { createLightStrength, type GroundLight, readLight } from './ground-light.ts'
import { createNoise } from './noise.ts'
import type { FootScene, Rgb } from './scene.ts'
import { bentPlace } from './sheet-form.ts'

/** Colours a pixel of the room behind the foot: floor, sheet, skirting and wall. */
export type RoomPainter = (column: number, row: number, out: Float64Array) => void

export const paperColour: Rgb = [0.83, 0.845, 0.86]

const nowhere = { widthMm: -100, heightMm: -100 }

export function roomPainter(scene: FootScene, view: View, ground: GroundLight): RoomPainter {
  const { factors, perSquare } = straightening(view)
  const { at, right, down, forward, focalPx, centreX, centreY } = view
  const [cx, cy, cz] = at
  const pixelMm = cz / focalPx
  const pattern = floorPattern(scene.floor, pixelMm)
  const { base, second } = scene.floor
  // A sheet that is bent stands on the floor as a foot does.
  const sheet = scene.bends ? nowhere : scene.paper ? papers[scene.paper] : { widthMm: 0, heightMm: 0 }
  const wallY = scene.wall ? -scene.wall.gapMm : Number.NEGATIVE_INFINITY
  const fibre = createNoise(scene.seed + 3)
  const edge = edgeShadow(scene)
  const lit = new Float64Array(3)
  const wallLight = wallPainter(scene, ground)

  const paintGround = (x: number, y: number, spreadX: number, spreadY: number, out: Float64Array) => {
    readLight(ground, x, y, lit)
    const share =
      clamp(Math.min(x, sheet.widthMm - x) / spreadX + 0.5, 0, 1) *
      clamp(Math.min(y, sheet.heightMm - y) / spreadY + 0.5, 0, 1)
    let red = 0
    let green = 0
    let blue = 0
    if (share < 1) {
      const mix = pattern(x, y)
      const dark = edge(x, y) * (1 - share)
      red = (base[0] + (second[0] - base[0]) * mix) * dark
      green = (base[1] + (second[1] - base[1]) * mix) * dark
      blue = (base[2] + (second[2] - base[2]) * mix) * dark
    }
    if (share > 0) {
      const white = share * (1 + 0.012 * fibre(x * 0.9, y * 0.9))
      red += paperColour[0] * white
      green += paperColour[1] * white
      blue += paperColour[2] * white
    }
    out[0] = Math.max(0.002, red) * (lit[0] as number)
    out[1] = Math.max(0.002, green) * (lit[1] as number)
    out[2] = Math.max(0.002, blue) * (lit[2] as number)
  }

  const [rx, ry, rz] = right
  const [lx, ly, lz] = down
  const [fx, fy, fz] = forward
  return (column, row, out) => {
    const u0 = (column + 0.5 - centreX) / focalPx
    const v0 = (row + 0.5 - centreY) / focalPx
    const step = (u0 * u0 + v0 * v0) * perSquare
    const low = Math.floor(step)
    const factor = (factors[low] as number) + ((factors[low + 1] as number) - (factors[low] as number)) * (step - low)
    const u = u0 * factor
    const v = v0 * factor
    const dx = rx * u + lx * v + fx
    const dy = ry * u + ly * v + fy
    const dz = rz * u + lz * v + fz
    const fall = dz < -1e-6 ? -cz / dz : Number.POSITIVE_INFINITY
    const x = cx + dx * fall
    const y = cy + dy * fall
    if (y > wallY + 3 * pixelMm && fall < 1e5) {
      // How far the ground moves under one pixel to the right and down.
      const perU = fall / focalPx
      const slopeX = dx / dz
      const slopeY = dy / dz
      const xu = rx - slopeX * rz
      const xv = lx - slopeX * lz
      const yu = ry - slopeY * rz
      const yv = ly - slopeY * lz
      const gx = Math.sqrt(xu * xu + xv * xv) * perU
      const gy = Math.sqrt(yu * yu + yv * yv) * perU
      paintGround(x, y, gx, gy, out)
      return
    }
    const reach = dy < -1e-6 ? (wallY - cy) / dy : Number.POSITIVE_INFINITY
    if (fall > 1e5 && reach > 1e5) {
      out.fill(0.2)
      return
    }
    const share = fall < 1e5 ? clamp((y - wallY) / pixelMm + 0.5, 0, 1) : 0
    wallLight(cx, cy, cz, dx, dy, dz, out)
    if (share === 0) return
    const [red, green, blue] = out as unknown as [number, number, number]
    paintGround(x, Math.max(y, wallY), pixelMm, pixelMm, out)
    out[0] = red * (1 - share) + (out[0] as number) * share
    out[1] = green * (1 - share) + (out[1] as number) * share
    out[2] = blue * (1 - share) + (out[2] as number) * share
  }
}

/** The thin shadow beside the sheet where it stands off the floor, on the side away from the first lamp. */
function edgeShadow(scene: FootScene): (x: number, y: number) => number {
  const [lamp] = scene.light.lamps
  if (!scene.paper || !lamp) return () => 1
  const { widthMm, heightMm } = papers[scene.paper]
  const { bends } = scene
  const from = (lamp.fromDeg * Math.PI) / 180
  const long = 0.35 + 0.5 / Math.tan((lamp.elevationDeg * Math.PI) / 180)
  return (x, y) => {
    const ox = x < 0 ? x : x > widthMm ? x - widthMm : 0
    const oy = y < 0 ? y : y > heightMm ? y - heightMm : 0
    if (ox > 4 || ox < -4 || oy > 4 || oy < -4 || (ox === 0 && oy === 0)) return 1
    const far = Math.sqrt(ox * ox + oy * oy)
    if (far > 4 || (bends && bentPlace(bends, x - ox, y - oy)[2] > 1)) return 1
    const away = -(ox * Math.cos(from) + oy * Math.sin(from)) / far
    return 1 - (0.1 + 0.3 * clamp(away, 0, 1)) * Math.exp(-far / (long * (0.5 + clamp(away, 0, 1))))
  }
}

type WallPainter = (cx: number, cy: number, cz: number, dx: number, dy: number, dz: number, out: Float64Array) => void

/** The wall behind the heel, and the skirting board in front of it with its upper side. */
function wallPainter(scene: FootScene, ground: GroundLight): WallPainter {
  const { wall, light } = scene
  if (!wall) return (_cx, _cy, _cz, _dx, _dy, _dz, out) => void out.fill(0.2)
  const noise = createNoise(scene.seed + 5)
  const lit = new Float64Array(3)
  const strengthAt = createLightStrength(light)
  const front = -wall.gapMm
  const { skirting } = wall
  const paint = (x: number, z: number, colour: Rgb, facing: number, out: Float64Array) => {
    readLight(ground, x, front + 12, lit)
    const near = 1 - 0.35 * Math.exp(-z / 9)
    const strength = strengthAt(x, 0)
    // The shadows of the floor go on a little up the wall.
    const floor = Math.exp(-z / 45)
    const grain = 1 + 0.03 * noise(x / 6, z / 6) + 0.04 * noise(x / 90, z / 90)
    for (let part = 0; part < 3; part++) {
      const own = (light.ambient[part] as number) * strength
      const fallen = floor * (lit[part] as number) + (1 - floor) * own * 1.25
      out[part] = (colour[part] as number) * near * grain * (own * 0.8 * (1 - facing) + fallen * facing)
    }
  }
  return (cx, cy, cz, dx, dy, dz, out) => {
    const toFront = (front - cy) / dy
    const z = cz + dz * toFront
    if (!skirting) return paint(cx + dx * toFront, Math.max(0, z), wall.colour, 0.55, out)
    if (z <= skirting.heightMm) return paint(cx + dx * toFront, Math.max(0, z), skirting.colour, 0.5, out)
    const toTop = (skirting.heightMm - cz) / dz
    const yTop = cy + dy * toTop
    if (dz < 0 && yTop > front - skirting.depthMm) return paint(cx + dx * toTop, 60, skirting.colour, 0.95, out)
    const toWall = (front - skirting.depthMm - cy) / dy
    paint(cx + dx * toWall, cz + dz * toWall - skirting.heightMm, wall.colour, 0.55, out)
  }
}
