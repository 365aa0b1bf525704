import type { Figure, FigureName } from './foot-figures.ts'

type FiguresWithLength = Readonly<Partial<Record<FigureName, Figure>>> & { readonly lengthMm: Figure }

/** How a number follows from others: its value, by how much it changes with each, and how far 95 of 100 feet are off. */
type Rule = {
  readonly figure: FigureName
  readonly from: readonly FigureName[]
  readonly offMm: number
  value(known: readonly number[]): number
}

/** A straight line through what was measured on many feet. */
function line(
  figure: FigureName,
  from: Readonly<Partial<Record<FigureName, number>>>,
  base: number,
  offMm: number,
): Rule {
  const slopes = Object.values(from)
  return {
    figure,
    from: Object.keys(from) as FigureName[],
    offMm,
    value: (known) => known.reduce((sum, value, place) => sum + value * (slopes[place] ?? 0), base),
  }
}

/** Along the axis the head of the fifth metatarsal bone lies behind that of the first by a tenth of the foot's length. */
const ballSlant = 0.1

/**
 * The first rule whose numbers are known is taken, the narrower before the wider.
 *
 * Lines are least squares over the 6068 feet of ANSUR II (population.ts, a secondary source), men and women together. The
 * error is what 95 of 100 of those feet stayed within; feet of other people may be further off.
 *
 * What follows the words "of our own" has no source with figures: it is a rule of thumb with a wide error.
 */
const rules: readonly Rule[] = [
  // Of our own: the ball's line is the long side of a triangle over the breadth and its slant (`ballSlant`).
  {
    figure: 'footBreadthMm',
    from: ['ballWidthMm', 'lengthMm'],
    offMm: 4,
    value: ([width = 0, length = 0]) => Math.sqrt(Math.max(0, width ** 2 - (ballSlant * length) ** 2)),
  },
  // R² 0.86, residual SD 2.5 mm.
  line('footBreadthMm', { ballGirthMm: 0.3318, lengthMm: 0.041 }, 7.06, 5),
  // R² 0.58, residual SD 4.3 mm.
  line('footBreadthMm', { lengthMm: 0.2912 }, 22.27, 8.4),
  {
    figure: 'ballWidthMm',
    from: ['footBreadthMm', 'lengthMm'],
    offMm: 4,
    value: ([breadth = 0, length = 0]) => Math.hypot(breadth, ballSlant * length),
  },
  // R² 0.87, residual SD 6.2 mm: almost a step of width in JIS S 5037, so a shoe that is made to measure needs a tape measurement.
  line('ballGirthMm', { footBreadthMm: 1.9847, lengthMm: 0.1762 }, 1.64, 12.1),
  // R² 0.45, residual SD 4.4 mm: a wide foot may well have a narrow heel.
  line('heelWidthMm', { lengthMm: 0.105, footBreadthMm: 0.3594 }, 7.6, 8.7),
  // R² 0.92, residual SD 3.8 mm.
  line('heelToBallMm', { lengthMm: 0.7463 }, -1.55, 7.6),
  // Of our own: the back of the foot at half its length stands a quarter of the length above the ground.
  line('instepHeightMm', { lengthMm: 0.25 }, 0, 12),
  // Of our own, and one for all: Hill et al. 2017 (Applied Ergonomics 59, 243) found that no arch height follows from the length.
  line('archHeightMm', {}, 20, 12),
  // Of our own: a sixth of the foot's length lies before the web between the toes …
  line('toeGapAlongMm', { lengthMm: 5 / 6 }, 0, 14),
  // … which is beside the second toe, whose middle the axis goes through near there.
  line('toeGapAcrossMm', { footBreadthMm: 0.08 }, 0, 8),
]

/** The error of an estimate: its rule's own, and what the errors of the numbers that it stands on make of it. */
function estimateTolerance(rule: Rule, known: readonly Figure[]): number {
  const values = known.map(({ value }) => value)
  const at = rule.value(values)
  const carried = known.map(({ tolerance }, place) => {
    const moved = rule.value(values.map((value, other) => (other === place ? value + tolerance : value)))
    return moved - at
  })
  return Math.hypot(rule.offMm, ...carried)
}

function estimate(rule: Rule, figures: FiguresWithLength): Figure | undefined {
  const known = rule.from.flatMap((name) => figures[name] ?? [])
  if (known.length < rule.from.length) return undefined
  const value = rule.value(known.map((figure) => figure.value))
  return { value, tolerance: estimateTolerance(rule, known), method: 'estimated' }
}

/**
 * Adds what can be worked out from what is known. Nothing that is known is touched, and nothing that says something of one
 * foot only: the angle of its big toe is measured or entered, or not known.
 */
export function estimateMissing<Figures extends FiguresWithLength>(figures: Figures): Figures {
  let all = figures
  for (const rule of rules) {
    const found = all[rule.figure] ? undefined : estimate(rule, all)
    if (found) all = { ...all, [rule.figure]: found }
  }
  return all
}
