import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { linear } from '../../foot-photos/random/random-body.ts'
import type { Random } from '../../foot-photos/random.ts'
import { paperColour } from '../../foot-photos/room.ts'
import type { Bend, Rgb } from '../../foot-photos/scene.ts'
import type { SheetLook } from '../trace-scene.ts'
import { tracingMix } from '../tracing-mix.ts'

const recycled = ['cfcbc1', 'c6c4bd', 'd6d0c0'].map(linear)
const yellows = ['f3e59a', 'f0dc86', 'f6ecb8', 'efd9b0'].map(linear)
const rules = ['a9c3dd', '9fb6cf', 'b9b9be', 'c5b3c9'].map(linear)
const greys = ['b5b5b8', 'c9c9cb', 'a2a4a8'].map(linear)

export function randomLook(random: Random): SheetLook {
  const kind = random.weigh(tracingMix.looks)
  const warm = random.among([0.97, 1.02])
  const white: Rgb = [paperColour[0] * warm, paperColour[1], paperColour[2] / warm]
  const ofKind = { recycled: random.pick(recycled), yellow: random.pick(yellows) }
  const print = kind === 'ruled' || kind === 'squared' || kind === 'guide' ? kind : 'plain'
  return {
    colour: kind === 'recycled' || kind === 'yellow' ? ofKind[kind] : white,
    speckle: kind === 'recycled' ? random.among([0.03, 0.08]) : 0,
    print: kind === 'yellow' && random.isLucky(0.4) ? 'ruled' : print,
    printColour: kind === 'guide' ? random.pick(greys) : random.pick(rules),
    printMm: random.among([0.15, 0.4]),
    firstMm: random.among([4, 30]),
    stepMm: kind === 'squared' ? random.pick([5, 5, 4, 10]) : random.among([6.5, 9]),
    hasMargin: random.isLucky(0.4),
    isTaped: random.isLucky(tracingMix.isTaped),
  }
}

/** How a sheet that nobody taped leaves the floor. What rolls up so far rises by its square over twice the radius. */
export function randomBends(random: Random, paper: PaperName): Bend[] {
  const { widthMm, heightMm } = papers[paper]
  const kind = random.weigh(tracingMix.bends)
  const rise = random.among(tracingMix.riseMm)
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
      const first = Math.floor(random.share() * 4)
      const many = random.isLucky(0.35) ? 2 : 1
      return Array.from({ length: many }, (_, k) => {
        const [x, y, out] = corners[(first + k) % 4] ?? corners[0]
        const [fromMm, towards] = [random.among(tracingMix.cornerMm), out + random.among([-20, 20])]
        const [cos, sin] = [Math.cos((towards * Math.PI) / 180), Math.sin((towards * Math.PI) / 180)]
        return roll(fromMm, x - cos * fromMm, y - sin * fromMm, towards)
      })
    }
    case 'curl': {
      const fromMm = random.among(tracingMix.curlMm)
      const both = random.isLucky(0.5)
      const isAcross = random.isLucky(0.7)
      const ends = isAcross
        ? [roll(fromMm, 0, heightMm - fromMm, 90), roll(fromMm, 0, fromMm, 270)]
        : [roll(fromMm, widthMm - fromMm, 0, 0), roll(fromMm, fromMm, 0, 180)]
      return both ? ends : ends.slice(0, 1)
    }
    case 'fold': {
      const riseMm = random.among(tracingMix.foldRiseMm)
      const isLetter = random.isLucky(0.5)
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
