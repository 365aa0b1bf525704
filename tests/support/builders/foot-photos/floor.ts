import { clamp } from './curve.ts'
import { createNoise } from './noise.ts'
import type { Floor } from './scene.ts'

/** How much of the second colour a place of the floor shows: 0 to 1, a little beyond where the grain is strong. */
export type FloorPattern = (x: number, y: number) => number

/** The share of a pixel that lies in a line of a width, at a distance from its middle. */
function lineShare(distance: number, width: number, pixel: number): number {
  const half = pixel / 2
  const inside = Math.min(distance + half, width / 2) - Math.max(distance - half, -width / 2)
  return inside > 0 ? inside / pixel : 0
}

/** The distance to the nearest of the lines that come every `period`. */
function toLine(value: number, period: number): number {
  return value - Math.round(value / period) * period
}

/** A number from 0 to 1 that belongs to a tile or a board. */
function hashToUnit(a: number, b: number): number {
  let mixed = (Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca6b)) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32
}

export function floorPattern(floor: Floor, pixelMm: number): FloorPattern {
  const cos = Math.cos((floor.turnDeg * Math.PI) / 180)
  const sin = Math.sin((floor.turnDeg * Math.PI) / 180)
  const inner = patterns[floor.kind](floor, Math.max(0.2, pixelMm))
  return floor.turnDeg === 0
    ? (x, y) => inner(x - floor.offsetXMm, y - floor.offsetYMm)
    : (x, y) => {
        const dx = x - floor.offsetXMm
        const dy = y - floor.offsetYMm
        return inner(dx * cos + dy * sin, dy * cos - dx * sin)
      }
}

const patterns: Record<Floor['kind'], (floor: Floor, pixel: number) => FloorPattern> = {
  plain: (floor) => {
    const noise = createNoise(floor.seed)
    return (x, y) => floor.grain * (noise(x / 37, y / 37) * 0.5 + noise(x / 3.1, y / 3.1) * 0.25)
  },
  light: (floor) => {
    const noise = createNoise(floor.seed)
    return (x, y) => floor.grain * (noise(x / 60, y / 60) * 0.7 + noise(x / 2.3, y / 2.3) * 0.15)
  },
  wood: (floor, pixel) => boards(floor, pixel, 0.75),
  planks: (floor, pixel) => boards(floor, pixel, 0.35),
  tiles: (floor, pixel) => {
    const noise = createNoise(floor.seed)
    return (x, y) => {
      const line = Math.max(
        lineShare(toLine(x, floor.periodXMm), floor.lineMm, pixel),
        lineShare(toLine(y, floor.periodYMm), floor.lineMm, pixel),
      )
      const tile = hashToUnit(Math.floor(x / floor.periodXMm), Math.floor(y / floor.periodYMm)) * 0.12
      const grain = floor.grain * (noise(x / 21, y / 21) * 0.3 + noise(x / 2.7, y / 2.7) * 0.12)
      return line + (1 - line) * (tile + grain)
    }
  },
  checker: (floor, pixel) => {
    const noise = createNoise(floor.seed)
    const side = (value: number, period: number) => {
      const near = toLine(value, period)
      const sign = Math.floor(value / period) % 2 === 0 ? 1 : -1
      const other = clamp((2 * near) / pixel, -1, 1)
      return Math.abs(near) < pixel / 2 ? other * (Math.round(value / period) % 2 === 0 ? 1 : -1) : sign
    }
    return (x, y) =>
      0.5 + 0.5 * side(x, floor.periodXMm) * side(y, floor.periodYMm) + floor.grain * noise(x / 11, y / 11) * 0.2
  },
  carpet: (floor) => {
    const noise = createNoise(floor.seed)
    return (x, y) =>
      0.5 + floor.grain * (noise(x / 1.3, y / 1.6) * 0.7 + noise(x / 4, y / 4) * 0.4 + noise(x / 40, y / 40) * 0.3)
  },
  pattern: (floor, pixel) => {
    const noise = createNoise(floor.seed)
    return (x, y) => {
      const u = toLine(x, floor.periodXMm)
      const v = toLine(y, floor.periodYMm)
      const radius = Math.sqrt(u * u + v * v)
      const petal = floor.periodXMm * (0.3 + 0.1 * Math.cos(Math.atan2(v, u) * 6))
      const flower = clamp((petal - radius) / pixel + 0.5, 0, 1)
      const ring = lineShare(radius - floor.periodXMm * 0.43, floor.lineMm, pixel)
      return Math.max(flower, ring) + floor.grain * noise(x / 3, y / 3) * 0.15
    }
  },
  marble: (floor) => {
    const noise = createNoise(floor.seed)
    return (x, y) => {
      const warp = noise(x / 70, y / 70) * 2 + noise(x / 27, y / 27)
      const vein = 1 - Math.abs(Math.sin(x / 63 + y / 97 + warp * 1.6))
      return floor.grain * (vein ** 6 * 0.8 + noise(x / 90 + 9, y / 90) * 0.25)
    }
  },
}

/** Boards that run along the floor's x: joints every `periodY`, ends every `periodX`. */
function boards(floor: Floor, pixel: number, figure: number): FloorPattern {
  const noise = createNoise(floor.seed)
  return (x, y) => {
    const board = Math.floor(y / floor.periodYMm)
    const along = x + hashToUnit(board, 3) * floor.periodXMm
    const joint = Math.max(
      lineShare(toLine(y, floor.periodYMm), floor.lineMm, pixel),
      lineShare(toLine(along, floor.periodXMm), floor.lineMm, pixel),
    )
    const tone = hashToUnit(board, Math.floor(along / floor.periodXMm)) * 0.3
    const shift = board * 37.7
    const wave = noise(along / 180, y / 9 + shift) * 2.2
    const grain =
      floor.grain * (figure * 0.35 * Math.sin(y / 2.4 + wave * 2) + 0.35 * noise(along / 55, y / 1.7 + shift))
    return joint + (1 - joint) * (tone + grain * 0.6 + 0.15)
  }
}
