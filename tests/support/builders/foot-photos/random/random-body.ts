import { protocol } from '../protocol.ts'
import type { Random } from '../random.ts'
import type { Leg, Rgb, Sock, Wall } from '../scene.ts'

/** From hexadecimal as in a file to linear light. */
export function linear(hex: string): Rgb {
  const part = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(0), part(2), part(4)]
}

/** Ten skins from lightest to darkest: after the Monk scale, as soles and insteps are, a little redder. */
export const skins: readonly Rgb[] = [
  'f2dcd0',
  'eed3c4',
  'ecc8ae',
  'e2b898',
  'cf9f7a',
  'b58260',
  '93654a',
  '6f4a38',
  '4b3229',
  '35241f',
].map(linear)

export function randomSkin(random: Random): Rgb {
  const index = random.among([0, skins.length - 1])
  const [low, share] = [Math.floor(index), index % 1]
  const [a, b] = [skins[low] as Rgb, skins[Math.min(low + 1, skins.length - 1)] as Rgb]
  const lerp = (part: 0 | 1 | 2) => a[part] + (b[part] - a[part]) * share
  return [lerp(0), lerp(1) * random.among([0.95, 1.04]), lerp(2) * random.among([0.92, 1.06])]
}

const darkSocks = ['17181b', '22252e', '2c2c2c', '1c2740', '3a2a24', '3b3f46'].map(linear)
const colouredSocks = ['a32531', '2d5aa0', '3e7a4b', 'c06a1e', '6a3f86', 'b04a72', '7a8a2e'].map(linear)

export function randomSock(random: Random): Sock | null {
  const cover = random.weigh(protocol.covers)
  const colour = random.pick(cover === 'dark_sock' ? darkSocks : colouredSocks)
  const sock = { colour, thicknessMm: random.among(protocol.sockMm), cuffMm: random.among([95, 240]) }
  return cover === 'bare' ? null : sock
}

const cloths = [
  '1d2433',
  '2b3f63',
  '3f5f92',
  '6c8fbe',
  '2a2a2c',
  '55565a',
  '9a8f7e',
  'd9d4c7',
  'e6e6ea',
  '5d4a38',
  '6b7a55',
  '7c3038',
].map(linear)

export function randomLeg(random: Random): Leg {
  const kind = random.weigh(protocol.legs)
  const colour = random.pick(cloths)
  const folds = random.among([0.01, 0.06])
  const trousers = {
    colour,
    hemMm: random.among([18, 110]),
    halfWidthMm: random.among([50, 82]),
    halfDepthMm: random.among([52, 80]),
    folds,
  }
  const skirt = {
    colour,
    hemMm: random.among([230, 330]),
    halfWidthMm: random.among([90, 140]),
    halfDepthMm: random.among([75, 95]),
    folds: folds * 1.6,
  }
  return {
    forwardDeg: random.among(protocol.legForwardDeg),
    asideDeg: random.among([-4, 4]),
    girthFactor: random.among([0.88, 1.1]),
    cloth: kind === 'bare' ? null : kind === 'skirt' ? skirt : trousers,
  }
}

const walls = ['eceae4', 'f3f1ee', 'd9d2c3', 'b9c4c9', 'a9b598', 'c98f6e', '7e8da6', '8c8780', '584f4a', 'e8d9c4'].map(
  linear,
)
const skirtings = ['f2f1ee', 'e9e6df', '6b4a31', '3b2a20', 'a97f57', '8b8b8b', '2a2a2a'].map(linear)

export function randomWall(random: Random): Wall {
  const hasSkirting = random.isLucky(0.6)
  return {
    colour: random.pick(walls),
    gapMm: random.among(protocol.wallGapMm),
    skirting: hasSkirting
      ? { colour: random.pick(skirtings), heightMm: random.among([40, 110]), depthMm: random.among([6, 18]) }
      : null,
  }
}
