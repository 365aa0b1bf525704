import type { Lots, Range } from '../../foot-photos/draw-lots.ts'
import type { Drawing, Hand, Lean } from '../trace-scene.ts'
import { tracingMix } from '../tracing-mix.ts'

/** About a bell curve with standard deviation 1. */
export const bell = (lots: Lots) => (lots.share() + lots.share() + lots.share() + lots.share() - 2) * Math.sqrt(3)

const waves = 5

/** A lean whose standard deviation over hands and around the foot is the mix's; its share that is alike to another's is kept. */
export function leanLot(lots: Lots, spreadDeg: number = tracingMix.lean.spreadDeg): Lean {
  const { meanShare, bumpShare, hasBump, bumpSpreads, bumpWideDeg } = tracingMix.lean
  const isBumpy = lots.isLucky(hasBump)
  const outwards = wavesLot(lots, spreadDeg * Math.sqrt(1 - meanShare - bumpShare))
  const along = wavesLot(lots, spreadDeg)
  const atEnd = lots.pick([Math.PI / 2, -Math.PI / 2])
  return {
    meanDeg: bell(lots) * spreadDeg * Math.sqrt(meanShare),
    outwards,
    along,
    bump: isBumpy
      ? {
          at: lots.isLucky(0.5) ? atEnd + bell(lots) * 0.3 : lots.among([0, 2 * Math.PI]),
          wide: (lots.among(bumpWideDeg) * Math.PI) / 180,
          deg: lots.among(bumpSpreads) * spreadDeg * (lots.isLucky(0.5) ? 1 : -1),
        }
      : null,
  }
}

/** Slow waves are higher than quick ones. Their heights are drawn, so that one foot's lean is livelier than another's. */
function wavesLot(lots: Lots, spreadDeg: number): [number, number][] {
  const weights = Array.from({ length: waves }, (_, k) => 1 / (k + 1) ** 1.2)
  const all = Math.hypot(...weights)
  return weights.map((weight) => {
    const [sin, cos] = [bell(lots), bell(lots)]
    return [(weight / all) * spreadDeg * Math.hypot(sin, cos), Math.atan2(sin, cos)]
  })
}

/** The same hand's lean another time: a share of it is as it was, and its spread stays. */
export function leanAgain(lots: Lots, first: Lean, like: number, spreadDeg: number = tracingMix.lean.spreadDeg): Lean {
  const other = leanLot(lots, spreadDeg)
  // Of independent parts, whose squares add up.
  const [kept, fresh] = [like, Math.sqrt(1 - like * like)]
  const mixed = (one: Lean['along'], another: Lean['along']): [number, number][] =>
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
    bump: lots.isLucky(like) ? first.bump : other.bump,
  }
}

export function handLot(lots: Lots): Hand {
  const { hand } = tracingMix
  const many = Number(lots.weigh(hand.gaps))
  // Most begin at the heel, inside or behind.
  const from = lots.isLucky(0.7) ? lots.among([0.9, 1.15]) % 1 : lots.share()
  const gaps = Array.from({ length: many }, () => [lots.share(), lots.among(hand.gapMm)] as const)
  return {
    seed: Math.floor(lots.share() * 1e6),
    bridgeMm: Number(lots.weigh(hand.bridges)),
    shakeMm: lots.among(hand.shakeMm),
    shakeOverMm: lots.among(hand.shakeOverMm),
    offMm: lots.among(hand.offMm),
    from,
    overshootMm: lots.among(hand.overshootMm),
    gaps,
    pressure: lots.among(hand.pressure),
    bleed: lots.among(tracingMix.bleed),
  }
}

export function secondLot(lots: Lots, first: Lean, spreadDeg: number): Drawing['second'] {
  const share = lots.isLucky(0.35) ? 1 : lots.among(tracingMix.secondShare as Range)
  const lean = leanAgain(lots, first, tracingMix.secondLike, spreadDeg)
  const hand = { ...handLot(lots), gaps: [] }
  return lots.isLucky(tracingMix.isSecondPass) ? { lean, hand, from: lots.share(), share } : null
}

export function gapLot(lots: Lots): Drawing['gap'] {
  const { gapAlongMm, gapAcrossMm, gapLengthMm, hasGapMark } = tracingMix
  const gap = {
    alongMm: bell(lots) * gapAlongMm,
    acrossMm: bell(lots) * gapAcrossMm,
    lengthMm: lots.among(gapLengthMm),
  }
  return lots.isLucky(hasGapMark) ? gap : null
}

export function strayLot(lots: Lots): Drawing['stray'] {
  const kind = lots.weigh(tracingMix.stray)
  const [lengthMm, outMm, at] = [lots.among(tracingMix.strayMm), lots.among(tracingMix.strayOutMm), lots.share()]
  return kind === 'none' ? null : { isErased: kind === 'erased', at, lengthMm, outMm }
}
