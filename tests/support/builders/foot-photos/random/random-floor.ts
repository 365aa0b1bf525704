import { protocol } from '../protocol.ts'
import type { Random } from '../random.ts'
import type { Floor, FloorKind, Rgb, Sensor } from '../scene.ts'
import { linear } from './random-body.ts'

type Pair = readonly [string, string]

const colours: Record<Exclude<FloorKind, 'light'>, readonly Pair[]> = {
  plain: [
    ['8d8a84', 'a39f98'],
    ['6f6a63', '837d75'],
    ['a08b74', 'b39d85'],
    ['5b6570', '6d7883'],
    ['4a4744', '5a5652'],
  ],
  wood: [
    ['b98d5e', '5f4024'],
    ['a2733f', '4a2d14'],
    ['7b5534', '38230f'],
    ['c7a57a', '7d5c38'],
    ['5a3c28', '2a190e'],
  ],
  planks: [
    ['b89a78', '4f3d2c'],
    ['9b8d7d', '3d362f'],
    ['8a6a4a', '35261a'],
    ['bda98d', '5d4f3f'],
  ],
  tiles: [
    ['a8a29a', '6d6861'],
    ['8b8f92', 'c9c9c6'],
    ['b39a80', '7d6b59'],
    ['6b6f73', '3b3d40'],
    ['9c6f55', 'cfc4b5'],
  ],
  checker: [
    ['b5b0a6', '3a3835'],
    ['a59a86', '5d4a3a'],
    ['9aa4a8', '55606a'],
    ['b9ae9a', '7f6f58'],
  ],
  carpet: [
    ['7d7770', '9a948c'],
    ['5f6b78', '7a8794'],
    ['8a6f5b', 'a88d78'],
    ['5b5560', '77707d'],
  ],
  pattern: [
    ['8f8372', 'b8a98f'],
    ['5a6b74', '9fb0b5'],
    ['7c4a3f', 'b58a72'],
    ['9b9486', '5f584c'],
  ],
  marble: [
    ['a9a7a4', '6f6d6c'],
    ['c0bdb8', '8a8784'],
    ['5f6260', '9b9e9b'],
    ['b5a899', '85786a'],
  ],
}

/** A floor whose lines run along the sheet, one of them near one of its edges. */
export function randomFloor(
  random: Random,
  sheet: { widthMm: number; heightMm: number },
  sensor: Sensor,
  floors: Readonly<Record<FloorKind, number>> = protocol.floors,
): Floor {
  const kind = random.weigh(floors)
  const [base, second] = kind === 'light' ? lightColours(random, sensor) : random.pick(colours[kind]).map(linear)
  const isSmall = kind === 'checker' || kind === 'pattern'
  const [periodXMm, periodYMm] =
    kind === 'wood' || kind === 'planks'
      ? [random.among([600, 1400]), random.among([65, 190])]
      : twice(random.among(isSmall ? [40, 160] : [150, 600]))
  const near = () => random.among(random.isLucky(0.4) ? protocol.lineNearMm : protocol.lineAnywhereMm)
  const isAlongSide = (kind === 'wood' || kind === 'planks') && random.isLucky(0.5)
  const [beyondToes, beside] = [sheet.heightMm + near(), random.isLucky(0.5) ? sheet.widthMm + near() : -near()]
  const turn = random.isLucky(kind === 'wood' ? 0.4 : 0.65) ? 0 : random.among([-25, 25])
  return {
    kind,
    base: base as Rgb,
    second: second as Rgb,
    periodXMm,
    periodYMm,
    // Boards along the sheet's sides are boards turned by a quarter.
    offsetXMm: isAlongSide ? beside : beside,
    offsetYMm: isAlongSide ? random.among([0, 500]) : beyondToes,
    lineMm: isSmall ? random.among([2, 6]) : random.among([0.6, 4]),
    turnDeg: turn + (isAlongSide ? 90 : 0),
    grain: kind === 'light' ? random.among([0.1, 0.6]) : random.among([0.3, 1]),
    seed: Math.floor(random.share() * 1000),
  }
}

function twice(value: number): [number, number] {
  return [value, value]
}

/** A floor almost as light as the sheet: its brightness in the file is a few hundredths less. */
function lightColours(random: Random, sensor: Sensor): Rgb[] {
  const less = random.among(protocol.lightFloorContrast)
  const paper = 0.845
  // The file's brightness goes about with light to the power 1/2.2.
  const factor = (1 - less) ** 2.2
  const warm = random.among([0.94, 1.04])
  const base: Rgb = [paper * factor * (0.99 * warm), paper * factor, (paper * factor * 0.99) / warm]
  const soft = sensor.paperLuma > 0 ? 0.94 : 1
  return [base, [base[0] * soft, base[1] * soft, base[2] * soft]]
}
