import { measureFigures } from '../../../support/builders/foot-photos/expected-foot.ts'
import { createRandom } from '../../../support/builders/foot-photos/random.ts'
import { type MadeFoot, madeFoot } from '../../../support/builders/foot-tracings/expected-trace.ts'
import { shaken } from '../../../support/builders/foot-tracings/hand-line.ts'
import { leanField } from '../../../support/builders/foot-tracings/lean-field.ts'
import { getPenTouch } from '../../../support/builders/foot-tracings/pen-profile.ts'
import { randomLean, varyLean } from '../../../support/builders/foot-tracings/random/random-hand.ts'
import { tipPath } from '../../../support/builders/foot-tracings/tip-path.ts'
import type { Drawing, Hand, Pen, PenLean } from '../../../support/builders/foot-tracings/trace-scene.ts'
import { traceSceneAt } from '../../../support/builders/foot-tracings/trace-set.ts'
import { formatTable, two } from '../page-table.ts'
import { groupBy, type Spread, summarizeSpread } from '../spread.ts'
import { type BorderFigure, borderFigures, evened, measureBorder } from './border-figures.ts'

/**
 * The best possible result with a perfect view of the line and knowledge of the foot's heights and the pen's profile,
 * but not of the pen's lean: the line's measurements, minus what an upright pen adds to the true ones. No engine that
 * uses the line alone does better.
 */
export type FloorMethod = { readonly name: string; readonly spreads: Readonly<Record<BorderFigure, Spread>> }
export type FloorReport = { readonly feet: number; readonly ways: readonly FloorMethod[] }

/** A coarser mesh than for photos: the same for the leaning pen and the upright one, whose difference counts. */
const cellMm = 0.8

/** The mean pressure of pens into feet in the mix of held-back photos. */
const typicalPressMm = 0.2

/**
 * A pen is only as square as its guide: half a degree for the block, whose edge or foot is worn and which rocks, and
 * half a degree for the pen, whose barrel tapers by some tenths of a millimetre along the block. Its lean varies as
 * smoothly around the foot as that of a pen held by hand. One standard deviation, in degrees.
 */
const alongSquareDeg = 0.7

type FigureErrors = Record<BorderFigure, number>

export function traceFloor(feet: number, say: (line: string) => void): FloorReport {
  const all: FootFloor[] = []
  for (let index = 0; index < feet; index += 1) {
    all.push(floorAt(index))
    if (index % 25 === 24) say(`floor: ${index + 1} of ${feet} feet`)
  }
  return sumUpFloor(all)
}

/** The errors of one foot's measurements for each way of holding the pen. */
export type FootFloor = readonly (readonly [way: string, errors: FigureErrors])[]

export function sumUpFloor(all: readonly FootFloor[]): FloorReport {
  const ways = [...groupBy(all.flat(), ([name]) => name)].map(([name, some]) => ({
    name,
    spreads: Object.fromEntries(
      borderFigures.map((figure) => [figure, summarizeSpread(some.map(([, errors]) => errors[figure]))]),
    ) as FloorMethod['spreads'],
  }))
  // In the original order, not by name.
  const order = all[0]?.map(([name]) => name) ?? []
  return { feet: all.length, ways: ways.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name)) }
}

export function floorAt(index: number): FootFloor {
  const [drawing, pen] = oneFoot(index)
  const { foot, hand, flesh } = drawing
  const tracePenPath = (of: MadeFoot, lean: PenLean, pressMm: number) =>
    tipPath(of.skin, getPenTouch(pen, pressMm), leanField(lean, foot.lengthMm), cellMm)
  // Nobody sees how soft a foot is or how far its ankles protrude: the upright pen is modelled around a typical foot.
  const typicalFoot = madeFoot(foot, pen, { ankleMm: null })
  const expected = measureFigures(foot, typicalFoot.meshes)
  const upright = measureBorder(evened(tracePenPath(typicalFoot, straightUp, typicalPressMm)))
  const made = madeFoot(foot, pen, flesh)
  const drawn = (lean: PenLean, by: Hand) => {
    const figures = measureBorder(evened(shaken(tracePenPath(made, lean, flesh.pressMm), by)))
    return each((figure) => figures[figure] - upright[figure])
  }
  const random = createRandom(31_000_000 + index)
  const ways: [string, FigureErrors][] = []
  for (const spread of [1.5, 2, 3]) {
    const lean = randomLean(random, spread)
    const first = drawn(lean, hand)
    const other = (like: number) => drawn(varyLean(random, lean, like, spread), { ...hand, seed: hand.seed + 500 })
    ways.push([`lean of ${spread} degrees`, first])
    ways.push([`${spread} degrees, mean of two tracings`, mean(first, other(0))])
    ways.push([`${spread} degrees, mean of two whose lean is half alike`, mean(first, other(0.5))])
  }
  ways.push([`along something square (${alongSquareDeg} degrees)`, drawn(randomLean(random, alongSquareDeg), hand)])
  ways.push(['upright, by a hand that shakes', drawn(straightUp, hand)])
  ways.push(['what an upright pen adds, which is taken off', each((figure) => upright[figure] - expected[figure])])
  return ways
}

/** A foot of the held-back photos, and the pen that traced it. */
function oneFoot(index: number): [Drawing, Pen] {
  const { drawings, pen } = traceSceneAt('trace-held-back', index)
  const [drawing] = drawings
  if (!drawing) throw new Error('Nothing is drawn')
  return [drawing, pen]
}

const straightUp: PenLean = { meanDeg: 0, outwards: [], along: [], bump: null }

const each = (of: (figure: BorderFigure) => number) =>
  Object.fromEntries(borderFigures.map((figure) => [figure, of(figure)])) as FigureErrors
const mean = (one: FigureErrors, other: FigureErrors) => each((figure) => (one[figure] + other[figure]) / 2)

export function floorTable({ ways }: FloorReport): string {
  return formatTable(
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
