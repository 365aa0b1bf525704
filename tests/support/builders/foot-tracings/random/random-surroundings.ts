import type { Point } from '#domain/foot/geometry/point.ts'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { linear } from '../../foot-photos/random/random-body.ts'
import type { Random } from '../../foot-photos/random.ts'
import { writtenLongMm } from '../sheet/written.ts'
import type { Clutter, WrittenNote } from '../trace-scene.ts'
import { tracingMix } from '../tracing-mix.ts'

const names = ['LEFT', 'RIGHT', 'L', 'R', 'ANNA', 'TOM', 'PIA', 'KENTA', 'YUKI', 'OMA', 'MARTA', 'BEN']

function randomText(random: Random): string {
  const day = `${Math.floor(random.among([1, 29]))}.${Math.floor(random.among([1, 12.9]))}.${random.pick(['24', '25', '2026'])}`
  const size = random.pick(['38', '42', '25,5', '27', 'EU 39', 'US 8', '24.0'])
  return random.pick([random.pick(names), random.pick(names), day, size])
}

/** What somebody wrote on the sheet, clear of the line as far as there is room. */
export function randomWritings(random: Random, paper: PaperName, outline: readonly Point[]): WrittenNote[] {
  const { widthMm, heightMm } = papers[paper]
  const many = Number(random.weigh(tracingMix.writings))
  return Array.from({ length: many }, () => {
    const [text, sizeMm] = [randomText(random), random.among([4, 13])]
    const seed = Math.floor(random.share() * 1e6)
    const turnDeg = random.pick([0, 0, 0, 90, 180, 270]) + random.among([-8, 8])
    const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
    const long = writtenLongMm({ text, sizeMm })
    for (let go = 0; go < 300; go += 1) {
      const [xMm, yMm] = [random.among([6, widthMm - 6]), random.among([6, heightMm - 6])]
      const places = [0, 0.25, 0.5, 0.75, 1].flatMap((share) =>
        [0, 1].map((up) => ({
          x: xMm + cos * long * share - sin * sizeMm * up,
          y: yMm + sin * long * share + cos * sizeMm * up,
        })),
      )
      const isOn = places.every(({ x, y }) => x > 3 && y > 3 && x < widthMm - 3 && y < heightMm - 3)
      const isFree = places.every((at) => outline.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > 11))
      if (isOn && isFree) return [{ text, xMm, yMm, turnDeg, sizeMm, seed }]
    }
    return []
  }).flat()
}

/** About as large as they are: what people have lying beside a sheet. */
const things = {
  coin: { outline: 'round', long: [19, 27], wide: 1, highMm: 2, colours: ['c2a15a', 'b3b5b8', '9a6b45'], gloss: 0.6 },
  card: {
    outline: 'square',
    long: [85.6, 85.6],
    wide: 0.63,
    highMm: 0.8,
    colours: ['2a4a7d', 'c9c4b5', '1c1d20'],
    gloss: 0.3,
  },
  rubber: {
    outline: 'square',
    long: [30, 55],
    wide: 0.4,
    highMm: 11,
    colours: ['f0efea', '4a7fc0', 'd98f8f'],
    gloss: 0.05,
  },
  ruler: {
    outline: 'square',
    long: [155, 310],
    wide: 0.11,
    highMm: 2.2,
    colours: ['d9c59a', 'b9bcc0', 'e5e5c8'],
    gloss: 0.15,
  },
  phone: {
    outline: 'square',
    long: [140, 160],
    wide: 0.48,
    highMm: 8,
    colours: ['16171a', '3a3f4a', 'd7d4cd'],
    gloss: 0.5,
  },
} as const

export function randomClutter(random: Random, paper: PaperName, taken: readonly Point[]): Clutter[] {
  const { widthMm, heightMm } = papers[paper]
  const kind = random.weigh(tracingMix.clutter)
  if (kind === 'none') return []
  const thing = things[kind]
  const longMm = random.among(thing.long)
  const [colour, turnDeg] = [linear(random.pick(thing.colours)), random.among([0, 360])]
  const isOnSheet = random.isLucky(tracingMix.isClutterOnSheet) && longMm < 60
  const reach = Math.hypot(longMm, longMm * thing.wide) / 2
  for (let go = 0; go < 400; go += 1) {
    const xMm = isOnSheet ? random.among([reach, widthMm - reach]) : random.among([-160, widthMm + 160])
    const yMm = isOnSheet ? random.among([reach, heightMm - reach]) : random.among([-160, heightMm + 160])
    const isBeside = xMm < -reach || yMm < -reach || xMm > widthMm + reach || yMm > heightMm + reach
    const isFree = taken.every(({ x, y }) => Math.hypot(x - xMm, y - yMm) > reach + 9)
    if (isFree && (isOnSheet || isBeside))
      return [
        {
          outline: thing.outline,
          xMm,
          yMm,
          turnDeg,
          longMm,
          wideMm: longMm * thing.wide,
          highMm: thing.highMm,
          colour,
          gloss: thing.gloss,
        },
      ]
  }
  return []
}
