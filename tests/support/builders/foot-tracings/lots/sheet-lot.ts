import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import type { Lots } from '../../foot-photos/draw-lots.ts'
import { linear } from '../../foot-photos/lots/body-lot.ts'
import { paperColour } from '../../foot-photos/room.ts'
import type { Bend, Rgb } from '../../foot-photos/scene.ts'
import type { SheetLook } from '../trace-scene.ts'
import { tracingMix } from '../tracing-mix.ts'

const recycled = ['cfcbc1', 'c6c4bd', 'd6d0c0'].map(linear)
const yellows = ['f3e59a', 'f0dc86', 'f6ecb8', 'efd9b0'].map(linear)
const rules = ['a9c3dd', '9fb6cf', 'b9b9be', 'c5b3c9'].map(linear)
const greys = ['b5b5b8', 'c9c9cb', 'a2a4a8'].map(linear)

export function lookLot(lots: Lots): SheetLook {
  const kind = lots.weigh(tracingMix.looks)
  const warm = lots.among([0.97, 1.02])
  const white: Rgb = [paperColour[0] * warm, paperColour[1], paperColour[2] / warm]
  const ofKind = { recycled: lots.pick(recycled), yellow: lots.pick(yellows) }
  const print = kind === 'ruled' || kind === 'squared' || kind === 'guide' ? kind : 'plain'
  return {
    colour: kind === 'recycled' || kind === 'yellow' ? ofKind[kind] : white,
    speckle: kind === 'recycled' ? lots.among([0.03, 0.08]) : 0,
    print: kind === 'yellow' && lots.isLucky(0.4) ? 'ruled' : print,
    printColour: kind === 'guide' ? lots.pick(greys) : lots.pick(rules),
    printMm: lots.among([0.15, 0.4]),
    firstMm: lots.among([4, 30]),
    stepMm: kind === 'squared' ? lots.pick([5, 5, 4, 10]) : lots.among([6.5, 9]),
    hasMargin: lots.isLucky(0.4),
    isTaped: lots.isLucky(tracingMix.isTaped),
  }
}

/** How a sheet that nobody taped leaves the floor. What rolls up so far rises by its square over twice the radius. */
export function bendsLot(lots: Lots, paper: PaperName): Bend[] {
  const { widthMm, heightMm } = papers[paper]
  const kind = lots.weigh(tracingMix.bends)
  const rise = lots.among(tracingMix.riseMm)
  const roll = (fromMm: number, xMm: number, yMm: number, towardsDeg: number): Bend => ({
    kind: 'roll',
    xMm,
    yMm,
    towardsDeg,
    radiusMm: fromMm ** 2 / (2 * rise),
  })
  switch (kind) {
    case 'flat':
      return []
    case 'corner': {
      const corners = [
        [0, 0, 225],
        [widthMm, 0, 315],
        [widthMm, heightMm, 45],
        [0, heightMm, 135],
      ] as const
      const first = Math.floor(lots.share() * 4)
      const many = lots.isLucky(0.35) ? 2 : 1
      return Array.from({ length: many }, (_, k) => {
        const [x, y, out] = corners[(first + k) % 4] ?? corners[0]
        const [fromMm, towards] = [lots.among(tracingMix.cornerMm), out + lots.among([-20, 20])]
        const [cos, sin] = [Math.cos((towards * Math.PI) / 180), Math.sin((towards * Math.PI) / 180)]
        return roll(fromMm, x - cos * fromMm, y - sin * fromMm, towards)
      })
    }
    case 'curl': {
      const fromMm = lots.among(tracingMix.curlMm)
      const both = lots.isLucky(0.5)
      const isAcross = lots.isLucky(0.7)
      const ends = isAcross
        ? [roll(fromMm, 0, heightMm - fromMm, 90), roll(fromMm, 0, fromMm, 270)]
        : [roll(fromMm, widthMm - fromMm, 0, 0), roll(fromMm, fromMm, 0, 180)]
      return both ? ends : ends.slice(0, 1)
    }
    case 'fold': {
      const riseMm = lots.among(tracingMix.foldRiseMm)
      const isLetter = lots.isLucky(0.5)
      const at = isLetter ? [1 / 3, 2 / 3] : [1 / 2]
      return at.map((share) => ({
        kind: 'fold',
        yMm: heightMm * share,
        riseMm,
        halfMm: heightMm * (isLetter ? 0.15 : 0.22),
      }))
    }
  }
}
