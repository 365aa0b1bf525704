import type { Sheet } from '#domain/foot/photo/paper/papers.ts'
import type { Random } from '../random.ts'
import type { Bend } from '../scene.ts'
import { people } from './people.ts'

export type Extent = { readonly left: number; readonly right: number; readonly rear: number; readonly front: number }

/** A foot that covers the sheet keeps all of it down. */
const tries = 200

/** How the sheet lies; what stands up does so beside the foot, whose weight keeps the rest down. */
export function randomBend(random: Random, sheet: Sheet, extent: Extent): Bend[] {
  const kind = random.weigh(people.bends)
  if (kind === 'flat') return []
  if (kind === 'fold') return [randomFold(random, sheet)]
  for (let go = 0; go < tries; go += 1) {
    const bend = kind === 'corner' ? randomCorner(random, sheet) : randomEdge(random, sheet)
    if (isClear(bend, extent)) return [bend]
  }
  return []
}

function randomFold(random: Random, { heightMm }: Sheet): Bend {
  const yMm = heightMm * random.pick([1 / 3, 1 / 2, 2 / 3]) + random.among([-4, 4])
  return { kind: 'fold', yMm, riseMm: random.among(people.foldRiseMm), halfMm: random.among([45, 90]) }
}

type Roll = Extract<Bend, { kind: 'roll' }>

function randomCorner(random: Random, { widthMm, heightMm }: Sheet): Roll {
  const [isRight, isFar] = [random.isLucky(0.5), random.isLucky(0.5)]
  const towardsDeg = (isFar ? 1 : -1) * (isRight ? 45 : 135) + random.among([-15, 15])
  const reach = random.among(people.cornerReachMm)
  return rollFrom(isRight ? widthMm : 0, isFar ? heightMm : 0, towardsDeg, reach, random.among(people.rollRadiusMm))
}

function randomEdge(random: Random, { widthMm, heightMm }: Sheet): Roll {
  const [x, y, towardsDeg] = random.pick([
    [0, heightMm / 2, 180],
    [widthMm, heightMm / 2, 0],
    [widthMm / 2, heightMm, 90],
    [widthMm / 2, 0, 270],
  ] as const)
  const reach = random.among(people.edgeReachMm) * random.among([0.3, 1])
  return rollFrom(x, y, towardsDeg + random.among([-6, 6]), reach, random.among(people.rollRadiusMm))
}

/** Beyond a line that lies so far within a place of the border. */
function rollFrom(x: number, y: number, towardsDeg: number, reachMm: number, radiusMm: number): Roll {
  const towards = (towardsDeg * Math.PI) / 180
  const [xMm, yMm] = [x - reachMm * Math.cos(towards), y - reachMm * Math.sin(towards)]
  return { kind: 'roll', xMm, yMm, towardsDeg, radiusMm }
}

/** A foot is not as broad as its box: a corner of that may lie a little beyond the line. */
const cornerOfBoxMm = 18

function isClear({ xMm, yMm, towardsDeg }: Roll, { left, right, rear, front }: Extent): boolean {
  const [cos, sin] = [Math.cos((towardsDeg * Math.PI) / 180), Math.sin((towardsDeg * Math.PI) / 180)]
  const isAslant = Math.min(Math.abs(cos), Math.abs(sin)) > 0.3
  const beyond = [left, right].flatMap((x) => [rear, front].map((y) => (x - xMm) * cos + (y - yMm) * sin))
  return Math.max(...beyond) < (isAslant ? cornerOfBoxMm : -1)
}
