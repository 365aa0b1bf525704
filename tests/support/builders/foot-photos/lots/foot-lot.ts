import type { ToeForm } from '#domain/foot/foot-figures.ts'
import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import type { Lots, Range } from '../draw-lots.ts'
import { protocol } from '../protocol.ts'
import type { FootShape } from '../scene.ts'

type Drops = FootShape['toeDropsMm']

/** How far the toes stay behind the foremost, per form; half a millimetre at least from the border to another form. */
const dropsOf: Record<ToeForm, (lots: Lots) => Drops> = {
  egyptian: (lots) => {
    const second = lots.among([2.5, 9])
    const third = second + lots.among([4, 11])
    const fourth = third + lots.among([7, 15])
    return [0, second, third, fourth, fourth + lots.among([10, 19])]
  },
  greek: (lots) => {
    const third = lots.among([4, 11])
    const fourth = third + lots.among([6, 14])
    return [lots.among([2.5, 7.5]), 0, third, fourth, fourth + lots.among([10, 19])]
  },
  roman: (lots) => {
    const [first, second] = nearlyAlike(lots)
    const third = Math.max(first, second) + lots.among([0, 3])
    const fourth = third + lots.among([5.5, 12])
    return [first, second, third, fourth, fourth + lots.among([10, 19])]
  },
  square: (lots) => {
    const [first, second] = nearlyAlike(lots)
    const third = first + lots.among([0, 2.5])
    const fourth = third + lots.among([0, 2.7])
    return [first, second, third, fourth, fourth + lots.among([6, 14])]
  },
}

function nearlyAlike(lots: Lots): [number, number] {
  const behind = lots.among([-1.5, 1.5])
  return behind < 0 ? [-behind, 0] : [0, behind]
}

export function footLot(lots: Lots, paper: PaperName, lengthMm: Range = protocol.lengthMm[paper]): FootShape {
  const { foot } = protocol
  const isSwollen = lots.isLucky(foot.isSwollen)
  // Narrow and wide feet are rarer than those between.
  const middling = (range: readonly [number, number]) => (lots.among(range) + lots.among(range)) / 2
  const ballFactor = isSwollen ? lots.among([1.02, foot.ballFactor[1]]) : middling(foot.ballFactor)
  return {
    side: lots.pick(['left', 'right'] as const),
    lengthMm: lots.among(lengthMm),
    ballFactor,
    heelFactor: middling(foot.heelFactor) * (isSwollen ? 1.03 : 1),
    toeDropsMm: dropsOf[lots.weigh(foot.toeForms)](lots),
    bigToeDeg: lots.isLucky(0.8) ? lots.among([foot.bigToeDeg[0], 17]) : lots.among([14, foot.bigToeDeg[1]]),
    toeWidthFactor: isSwollen ? lots.among([1.04, 1.12]) : lots.among(foot.toeWidthFactor),
    toeHeightFactor: isSwollen ? lots.among([1.1, 1.25]) : lots.among(foot.toeHeightFactor),
    toeSpread: lots.among([-0.4, 1.4]),
    toeCurl: lots.among([-0.5, 1]),
    instepFactor: isSwollen ? lots.among([1.08, 1.2]) : lots.among(foot.instepFactor),
    ballSlant: lots.among([0.21, 0.32]),
    bulge: {
      toes: lots.among(foot.bulge),
      outer: lots.among(foot.bulge),
      inner: lots.among(foot.bulge),
      heel: lots.among(foot.bulge),
    },
    section: {
      top: lots.among([1.85, 2.5]),
      sole: lots.among([2.2, 3.4]),
      toe: lots.among([1.9, 2.7]),
      heelPlan: lots.among([1.95, 2.5]),
    },
  }
}
