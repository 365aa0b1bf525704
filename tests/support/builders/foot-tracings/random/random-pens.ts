import type { PenKind } from '#domain/foot/trace/pen/pen-kinds.ts'
import { linear } from '../../foot-photos/random/random-body.ts'
import type { Random } from '../../foot-photos/random.ts'
import type { Rgb } from '../../foot-photos/scene.ts'
import type { Pen } from '../trace-scene.ts'

const colours = (hex: readonly string[]) => hex.map(linear)

const lacquers = colours(['e0b020', 'c8202c', '1f6f3f', '20487f', '1c1c1e', 'd9822b', 'b99a6b', '3a7fb0'])
const wood: Rgb = linear('d9b58c')
const barrels = colours(['f1f1ee', '1d2a66', '18191b', 'b8202b', 'cfd2d6', '2a6db3', '3c3f44', 'e8e4d8', '1b7a4b'])
const metals = colours(['c9ccd0', '9da1a6', 'd6c28a'])
const blackInk = linear('17171c')
const blueInk = linear('1c2f8f')
const redInk = linear('a3161f')

/** Written down from what is sold: pencils of 7 to 8 mm, ballpoints of 8 to 11 at the grip, felt pens of 10 to 17. */
export const randomPens: Record<PenKind, (random: Random) => Pen> = {
  pencil: randomPencil,
  ballpoint: randomBallpoint,
  felt: randomFelt,
}

function randomPencil(random: Random): Pen {
  const isHex = random.isLucky(0.65)
  const half = random.among([3.4, 3.9])
  const cone = random.among([16, 25])
  const lead = random.among([3.5, 6.5])
  const lengthMm = random.among([95, 178])
  const tip = random.among([0.2, 0.5])
  const leadHalf = Math.max(tip + 0.2, (half * lead) / cone)
  const lacquer = random.pick(lacquers)
  const hasRubber = random.isLucky(0.35)
  return {
    kind: 'pencil',
    lengthMm,
    knots: [
      [0, tip],
      [lead, leadHalf],
      [cone, half],
      [lengthMm, half],
    ],
    // Between the half-width over the sides and that over the corners, which is 15 % more.
    hexShare: isHex ? 0.07 : 0,
    bands: [
      { fromMm: 0, colour: linear('2b2b2e') },
      { fromMm: lead, colour: wood },
      { fromMm: cone, colour: lacquer },
      ...(hasRubber
        ? [
            { fromMm: lengthMm - 20, colour: random.pick(metals) },
            { fromMm: lengthMm - 9, colour: linear('d98f8f') },
          ]
        : []),
    ],
    gloss: random.among([0, 0.25]),
    clip: null,
    lineMm: random.among([0.4, 0.9]),
    ink: linear(random.pick(['3a3a3e', '2c2c30', '4a4a4e'])),
  }
}

function randomBallpoint(random: Random): Pen {
  const isHex = random.isLucky(0.25)
  const barrel = random.among([3.7, 5.2])
  const grip = isHex ? barrel : barrel * random.among([0.95, 1.12])
  const cone = random.among([9, 20])
  const point = random.among([2, 5])
  const lengthMm = random.among([132, 152])
  const gripEnd = cone + random.among([22, 40])
  const main = random.pick(barrels)
  const front = random.isLucky(0.5) ? random.pick(metals) : main
  const ink = random.pick([blueInk, blueInk, blackInk, blackInk, redInk])
  return {
    kind: 'ballpoint',
    lengthMm,
    knots: [
      [0, 0.35],
      [point, random.among([0.8, 1.4])],
      [cone, grip * 0.92],
      [cone + 6, grip],
      [gripEnd, grip],
      [gripEnd + 4, barrel],
      [lengthMm - 3, barrel * 0.96],
      [lengthMm, barrel * 0.7],
    ],
    hexShare: isHex ? 0.07 : 0,
    bands: [
      { fromMm: 0, colour: linear('b5a36a') },
      { fromMm: point, colour: front },
      { fromMm: cone, colour: random.isLucky(0.4) ? linear('26272b') : main },
      { fromMm: gripEnd, colour: main },
      { fromMm: lengthMm - random.among([8, 16]), colour: random.isLucky(0.4) ? ink : main },
    ],
    gloss: random.among([0.1, 0.5]),
    clip: random.isLucky(0.65)
      ? { fromMm: lengthMm - random.among([44, 52]), toMm: lengthMm - 8, riseMm: random.among([1, 2.5]), colour: front }
      : null,
    lineMm: random.among([0.3, 0.6]),
    ink,
  }
}

function randomFelt(random: Random): Pen {
  const barrel = random.among([5, 8.5])
  const nib = random.among([0.5, 2])
  const nibLong = random.among([2, 6])
  const neck = nibLong + random.among([8, 16])
  const shoulder = neck + random.among([3, 9])
  const lengthMm = random.among([118, 148])
  const ink = random.pick([blackInk, blackInk, blueInk, redInk, linear('12542e')])
  const main = random.isLucky(0.5) ? random.pick(barrels) : ink
  return {
    kind: 'felt',
    lengthMm,
    knots: [
      [0, nib * 0.7],
      [nibLong, nib * 1.15],
      [nibLong + 1, Math.max(nib * 1.3, barrel * 0.42)],
      [neck, barrel * 0.62],
      [shoulder, barrel],
      [lengthMm - 10, barrel],
      [lengthMm, barrel * 0.9],
    ],
    hexShare: 0,
    bands: [
      { fromMm: 0, colour: ink },
      { fromMm: nibLong, colour: linear('2a2a2d') },
      { fromMm: shoulder, colour: main },
      { fromMm: lengthMm - random.among([10, 40]), colour: ink },
    ],
    gloss: random.among([0.05, 0.35]),
    clip: null,
    lineMm: random.among([1, 4]) * (nib > 1.2 ? 1 : 0.6),
    ink,
  }
}
