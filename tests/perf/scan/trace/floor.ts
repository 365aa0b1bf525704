import { figuresOf } from '../../../support/builders/foot-photos/expected-foot.ts'
import { createRandom } from '../../../support/builders/foot-photos/random.ts'
import { type MadeFoot, madeFoot } from '../../../support/builders/foot-tracings/expected-trace.ts'
import { shaken } from '../../../support/builders/foot-tracings/hand-line.ts'
import { leanField } from '../../../support/builders/foot-tracings/lean-field.ts'
import { touchOf } from '../../../support/builders/foot-tracings/pen-profile.ts'
import { leanAgain, randomLean } from '../../../support/builders/foot-tracings/random/random-hand.ts'
import { tipPath } from '../../../support/builders/foot-tracings/tip-path.ts'
import type { Drawing, Hand, Lean, Pen } from '../../../support/builders/foot-tracings/trace-scene.ts'
import { traceSceneOf } from '../../../support/builders/foot-tracings/trace-set.ts'
import { tableOf, two } from '../page-table.ts'
import { groupBy, type Spread, spreadOf } from '../spread.ts'
import { type BorderFigure, borderFigures, evened, figuresOfBorder } from './border-figures.ts'

/**
 * What somebody gets who sees the line perfectly and knows the foot's heights and the pen's profile, but not how the pen leaned: the
 * line's figures, less what an upright pen adds to the true ones. No engine that looks at the line alone does better.
 */
export type FloorWay = { readonly name: string; readonly spreads: Readonly<Record<BorderFigure, Spread>> }
export type FloorReport = { readonly feet: number; readonly ways: readonly FloorWay[] }

/** A coarser net than for photos: the same for the leaning pen and the upright one, whose difference is what counts. */
const cellMm = 0.8

/** The mean of what pens press into feet by the mix of held-back photos. */
const usualPressMm = 0.2

/**
 * A pen is as square as what it lies along: half a degree for the block, whose edge or foot is worn and which rocks, and half a degree
 * for the pen, whose barrel tapers by some tenths of a millimetre over what it lies along. It leans as smoothly around the foot
 * as one that is held by hand. One standard deviation, in degrees.
 */
const alongSquareDeg = 0.7

type Errors = Record<BorderFigure, number>

export function traceFloor(feet: number, say: (line: string) => void): FloorReport {
  const all: FootFloor[] = []
  for (let place = 0; place < feet; place += 1) {
    all.push(floorOf(place))
    if (place % 25 === 24) say(`floor: ${place + 1} of ${feet} feet`)
  }
  return sumUpFloor(all)
}

/** How far off one foot's figures are, each way of holding the pen. */
export type FootFloor = readonly (readonly [way: string, errors: Errors])[]

export function sumUpFloor(all: readonly FootFloor[]): FloorReport {
  const ways = [...groupBy(all.flat(), ([name]) => name)].map(([name, some]) => ({
    name,
    spreads: Object.fromEntries(
      borderFigures.map((figure) => [figure, spreadOf(some.map(([, errors]) => errors[figure]))]),
    ) as FloorWay['spreads'],
  }))
  // As they were looked at, and not by their names.
  const order = all[0]?.map(([name]) => name) ?? []
  return { feet: all.length, ways: ways.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name)) }
}

export function floorOf(place: number): FootFloor {
  const [drawing, pen] = oneFoot(place)
  const { foot, hand, flesh } = drawing
  const wayOf = (of: MadeFoot, lean: Lean, pressMm: number) =>
    tipPath(of.skin, touchOf(pen, pressMm), leanField(lean, foot.lengthMm), cellMm)
  // Nobody sees how soft a foot is or how far its ankles stand out: an upright pen is taken to go around a usual one.
  const usual = madeFoot(foot, pen, { ankleMm: null })
  const expected = figuresOf(foot, usual.meshes)
  const upright = figuresOfBorder(evened(wayOf(usual, straightUp, usualPressMm)))
  const made = madeFoot(foot, pen, flesh)
  const drawn = (lean: Lean, by: Hand) => {
    const figures = figuresOfBorder(evened(shaken(wayOf(made, lean, flesh.pressMm), by)))
    return each((figure) => figures[figure] - upright[figure])
  }
  const random = createRandom(31_000_000 + place)
  const ways: [string, Errors][] = []
  for (const spread of [1.5, 2, 3]) {
    const lean = randomLean(random, spread)
    const first = drawn(lean, hand)
    const other = (like: number) => drawn(leanAgain(random, lean, like, spread), { ...hand, seed: hand.seed + 500 })
    ways.push([`lean of ${spread} degrees`, first])
    ways.push([`${spread} degrees, mean of two tracings`, mean(first, other(0))])
    ways.push([`${spread} degrees, mean of two whose lean is half alike`, mean(first, other(0.5))])
  }
  ways.push([`along something square (${alongSquareDeg} degrees)`, drawn(randomLean(random, alongSquareDeg), hand)])
  ways.push(['upright, by a hand that shakes', drawn(straightUp, hand)])
  ways.push(['what an upright pen adds, which is taken off', each((figure) => upright[figure] - expected[figure])])
  return ways
}

/** A foot of the held-back photos, and the pen that went around it. */
function oneFoot(place: number): [Drawing, Pen] {
  const { drawings, pen } = traceSceneOf('trace-held-back', place)
  const [drawing] = drawings
  if (!drawing) throw new Error('Nothing is drawn')
  return [drawing, pen]
}

const straightUp: Lean = { meanDeg: 0, outwards: [], along: [], bump: null }

const each = (of: (figure: BorderFigure) => number) =>
  Object.fromEntries(borderFigures.map((figure) => [figure, of(figure)])) as Errors
const mean = (one: Errors, other: Errors) => each((figure) => (one[figure] + other[figure]) / 2)

export function floorTable({ ways }: FloorReport): string {
  return tableOf(
    ['held like this', ...borderFigures.map((figure) => `${figure}: bias / SD / MAE / p95`)],
    ways.map(({ name, spreads }) => [
      name,
      ...borderFigures.map((figure) => {
        const { bias, sd, mae, p95 } = spreads[figure]
        return [bias, sd, mae, p95].map(two).join(' / ')
      }),
    ]),
  )
}
