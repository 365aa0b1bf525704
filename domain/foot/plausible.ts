import type { Figure, FigureName } from './foot-figures.ts'

type Range = { readonly least: number; readonly most: number }
type Known = Readonly<Partial<Record<FigureName, Figure>>>

/** What is wrong with a number: alone, or against another. */
export type Implausible = { readonly figure: FigureName; readonly against?: FigureName }

/** What a number can be at all. A girth, a width and a height of the same foot are never mixed up within these. */
export const plausibleRanges: Readonly<Record<FigureName, Range>> = {
  // Of grown-up people and large children. No business number: the settings would come with every measuring otherwise.
  lengthMm: { least: 180, most: 330 },
  ballWidthMm: { least: 61, most: 152 },
  footBreadthMm: { least: 54, most: 152 },
  heelWidthMm: { least: 34, most: 119 },
  ballGirthMm: { least: 135, most: 370 },
  instepHeightMm: { least: 30, most: 115 },
  archHeightMm: { least: 0, most: 60 },
  heelToBallMm: { least: 120, most: 268 },
  // A bunion of the fourth grade is beyond 40 degrees; a toe that points outwards by 20 is a deformity as well.
  bigToeAngleDeg: { least: -20, most: 60 },
  toeGapAlongMm: { least: 110, most: 300 },
  toeGapAcrossMm: { least: -15, most: 40 },
}

type Ratio = Range & { readonly figure: FigureName; readonly to: FigureName }

/**
 * How the numbers of one foot go together. Beside each stands what was seen on the 6068 feet of ANSUR II (population.ts),
 * the least and the most: a foot outside is likelier to be misread than to exist.
 */
export const plausibleRatios: readonly Ratio[] = [
  // Not measured there. The oblique width is some 3 % more than the breadth, whose limits are these without the widest feet.
  { figure: 'ballWidthMm', to: 'lengthMm', least: 0.325, most: 0.46 },
  // 0.312 to 0.456
  { figure: 'footBreadthMm', to: 'lengthMm', least: 0.3, most: 0.46 },
  // 0.199 to 0.354
  { figure: 'heelWidthMm', to: 'lengthMm', least: 0.19, most: 0.36 },
  // 0.557 to 0.921
  { figure: 'heelWidthMm', to: 'footBreadthMm', least: 0.54, most: 0.94 },
  // 0.776 to 1.100
  { figure: 'ballGirthMm', to: 'lengthMm', least: 0.75, most: 1.12 },
  // 2.219 to 2.787
  { figure: 'ballGirthMm', to: 'footBreadthMm', least: 2.15, most: 2.85 },
  // 0.688 to 0.798
  { figure: 'heelToBallMm', to: 'lengthMm', least: 0.67, most: 0.81 },
  // Of our own: an oblique line over the same two bones is a little longer; the breadth may lie elsewhere on a bunion.
  { figure: 'ballWidthMm', to: 'footBreadthMm', least: 0.95, most: 1.2 },
  // Of our own, from the two above.
  { figure: 'ballGirthMm', to: 'ballWidthMm', least: 2, most: 2.85 },
  // Of our own: the back of the foot is a fifth to a third as high as the foot is long.
  { figure: 'instepHeightMm', to: 'lengthMm', least: 0.16, most: 0.36 },
  // Of our own: the gap lies between the ball and the tip of the toes.
  { figure: 'toeGapAlongMm', to: 'lengthMm', least: 0.66, most: 0.92 },
]

function isWithin(value: number, { least, most }: Range): boolean {
  return value >= least && value <= most
}

/** Everything that does not fit a human foot: each number alone, then one against another. Nothing where all fits. */
export function implausibleIn(figures: Known): Implausible[] {
  const names = Object.keys(figures) as FigureName[]
  const alone = names.filter((name) => {
    const figure = figures[name]
    return figure !== undefined && !isWithin(figure.value, plausibleRanges[name])
  })
  const wrong = new Set(alone)
  const together = plausibleRatios.filter((ratio) => {
    const [one, other] = [figures[ratio.figure], figures[ratio.to]]
    // A number that is wrong alone proves nothing against another, and neither does one that was only worked out.
    if (!one || !other || wrong.has(ratio.figure) || wrong.has(ratio.to)) return false
    if (one.method === 'estimated' || other.method === 'estimated') return false
    return !isWithin(one.value / other.value, ratio)
  })
  return [...alone.map((figure) => ({ figure })), ...together.map(({ figure, to }) => ({ figure, against: to }))]
}
