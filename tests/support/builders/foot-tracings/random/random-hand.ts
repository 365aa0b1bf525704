import type { Random, Range } from '../../foot-photos/random.ts'
import type { Drawing, Hand, PenLean } from '../trace-scene.ts'
import { tracingMix } from '../tracing-mix.ts'

/** About a bell curve with standard deviation 1. */
export const bell = (random: Random) =>
  (random.share() + random.share() + random.share() + random.share() - 2) * Math.sqrt(3)

const waves = 5

/** A lean whose standard deviation over hands and around the foot is the mix's; its share that is alike to another's is kept. */
export function randomLean(random: Random, spreadDeg: number = tracingMix.lean.spreadDeg): PenLean {
  const { meanShare, bumpShare, hasBump, bumpSpreads, bumpWideDeg } = tracingMix.lean
  const isBumpy = random.isLucky(hasBump)
  const outwards = randomWaves(random, spreadDeg * Math.sqrt(1 - meanShare - bumpShare))
  const along = randomWaves(random, spreadDeg)
  const atEnd = random.pick([Math.PI / 2, -Math.PI / 2])
  return {
    meanDeg: bell(random) * spreadDeg * Math.sqrt(meanShare),
    outwards,
    along,
    bump: isBumpy
      ? {
          at: random.isLucky(0.5) ? atEnd + bell(random) * 0.3 : random.among([0, 2 * Math.PI]),
          wide: (random.among(bumpWideDeg) * Math.PI) / 180,
          deg: random.among(bumpSpreads) * spreadDeg * (random.isLucky(0.5) ? 1 : -1),
        }
      : null,
  }
}

/** Slow waves are higher than quick ones. Their heights are drawn, so that one foot's lean is livelier than another's. */
function randomWaves(random: Random, spreadDeg: number): [number, number][] {
  const weights = Array.from({ length: waves }, (_, k) => 1 / (k + 1) ** 1.2)
  const all = Math.hypot(...weights)
  return weights.map((weight) => {
    const [sin, cos] = [bell(random), bell(random)]
    return [(weight / all) * spreadDeg * Math.hypot(sin, cos), Math.atan2(sin, cos)]
  })
}

/** The same hand's lean another time: a share of it is as it was, and its spread stays. */
export function varyLean(
  random: Random,
  first: PenLean,
  like: number,
  spreadDeg: number = tracingMix.lean.spreadDeg,
): PenLean {
  const other = randomLean(random, spreadDeg)
  // Of independent parts, whose squares add up.
  const [kept, fresh] = [like, Math.sqrt(1 - like * like)]
  const mixed = (one: PenLean['along'], another: PenLean['along']): [number, number][] =>
    one.map(([height, phase], k) => {
      const [h, p] = another[k] ?? [0, 0]
      const sin = kept * height * Math.sin(phase) + fresh * h * Math.sin(p)
      const cos = kept * height * Math.cos(phase) + fresh * h * Math.cos(p)
      return [Math.hypot(sin, cos), Math.atan2(sin, cos)]
    })
  return {
    meanDeg: kept * first.meanDeg + fresh * other.meanDeg,
    outwards: mixed(first.outwards, other.outwards),
    along: mixed(first.along, other.along),
    // One of the two, as often as it is like the first: places where a hand gives way do not mix.
    bump: random.isLucky(like) ? first.bump : other.bump,
  }
}

export function randomHand(random: Random): Hand {
  const { hand } = tracingMix
  const many = Number(random.weigh(hand.gaps))
  // Most begin at the heel, inside or behind.
  const from = random.isLucky(0.7) ? random.among([0.9, 1.15]) % 1 : random.share()
  const gaps = Array.from({ length: many }, () => [random.share(), random.among(hand.gapMm)] as const)
  return {
    seed: Math.floor(random.share() * 1e6),
    bridgeMm: Number(random.weigh(hand.bridges)),
    shakeMm: random.among(hand.shakeMm),
    shakeOverMm: random.among(hand.shakeOverMm),
    offMm: random.among(hand.offMm),
    from,
    overshootMm: random.among(hand.overshootMm),
    gaps,
    pressure: random.among(hand.pressure),
    bleed: random.among(tracingMix.bleed),
  }
}

export function randomSecond(random: Random, first: PenLean, spreadDeg: number): Drawing['second'] {
  const share = random.isLucky(0.35) ? 1 : random.among(tracingMix.secondShare as Range)
  const lean = varyLean(random, first, tracingMix.secondLike, spreadDeg)
  const hand = { ...randomHand(random), gaps: [] }
  return random.isLucky(tracingMix.isSecondPass) ? { lean, hand, from: random.share(), share } : null
}

export function randomGap(random: Random): Drawing['gap'] {
  const { gapAlongMm, gapAcrossMm, gapLengthMm, hasGapMark } = tracingMix
  const gap = {
    alongMm: bell(random) * gapAlongMm,
    acrossMm: bell(random) * gapAcrossMm,
    lengthMm: random.among(gapLengthMm),
  }
  return random.isLucky(hasGapMark) ? gap : null
}

export function randomStray(random: Random): Drawing['stray'] {
  const kind = random.weigh(tracingMix.stray)
  const [lengthMm, outMm, at] = [random.among(tracingMix.strayMm), random.among(tracingMix.strayOutMm), random.share()]
  return kind === 'none' ? null : { isErased: kind === 'erased', at, lengthMm, outMm }
}
