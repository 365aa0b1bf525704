import type { ToeForm } from '#domain/foot/foot-figures.ts'
import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import { protocol } from '../protocol.ts'
import type { Random, Range } from '../random.ts'
import type { FootShape } from '../scene.ts'

type Drops = FootShape['toeDropsMm']

/** How far the toes stay behind the foremost, per form; half a millimetre at least from the border to another form. */
const toeDrops: Record<ToeForm, (random: Random) => Drops> = {
  egyptian: (random) => {
    const second = random.among([2.5, 9])
    const third = second + random.among([4, 11])
    const fourth = third + random.among([7, 15])
    return [0, second, third, fourth, fourth + random.among([10, 19])]
  },
  greek: (random) => {
    const third = random.among([4, 11])
    const fourth = third + random.among([6, 14])
    return [random.among([2.5, 7.5]), 0, third, fourth, fourth + random.among([10, 19])]
  },
  roman: (random) => {
    const [first, second] = nearlyAlike(random)
    const third = Math.max(first, second) + random.among([0, 3])
    const fourth = third + random.among([5.5, 12])
    return [first, second, third, fourth, fourth + random.among([10, 19])]
  },
  square: (random) => {
    const [first, second] = nearlyAlike(random)
    const third = first + random.among([0, 2.5])
    const fourth = third + random.among([0, 2.7])
    return [first, second, third, fourth, fourth + random.among([6, 14])]
  },
}

function nearlyAlike(random: Random): [number, number] {
  const behind = random.among([-1.5, 1.5])
  return behind < 0 ? [-behind, 0] : [0, behind]
}

export function randomFoot(random: Random, paper: PaperName, lengthMm: Range = protocol.lengthMm[paper]): FootShape {
  const { foot } = protocol
  const isSwollen = random.isLucky(foot.isSwollen)
  // Narrow and wide feet are rarer than those between.
  const middling = (range: readonly [number, number]) => (random.among(range) + random.among(range)) / 2
  const ballFactor = isSwollen ? random.among([1.02, foot.ballFactor[1]]) : middling(foot.ballFactor)
  return {
    side: random.pick(['left', 'right'] as const),
    lengthMm: random.among(lengthMm),
    ballFactor,
    heelFactor: middling(foot.heelFactor) * (isSwollen ? 1.03 : 1),
    toeDropsMm: toeDrops[random.weigh(foot.toeForms)](random),
    bigToeDeg: random.isLucky(0.8) ? random.among([foot.bigToeDeg[0], 17]) : random.among([14, foot.bigToeDeg[1]]),
    toeWidthFactor: isSwollen ? random.among([1.04, 1.12]) : random.among(foot.toeWidthFactor),
    toeHeightFactor: isSwollen ? random.among([1.1, 1.25]) : random.among(foot.toeHeightFactor),
    toeSpread: random.among([-0.4, 1.4]),
    toeCurl: random.among([-0.5, 1]),
    instepFactor: isSwollen ? random.among([1.08, 1.2]) : random.among(foot.instepFactor),
    ballSlant: random.among([0.21, 0.32]),
    bulge: {
      toes: random.among(foot.bulge),
      outer: random.among(foot.bulge),
      inner: random.among(foot.bulge),
      heel: random.among(foot.bulge),
    },
    section: {
      top: random.among([1.85, 2.5]),
      sole: random.among([2.2, 3.4]),
      toe: random.among([1.9, 2.7]),
      heelPlan: random.among([1.95, 2.5]),
    },
  }
}
