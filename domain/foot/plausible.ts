import type { Figure, FigureName } from './foot-figures.ts'

type Range = { readonly least: number; readonly most: number }
type Known = Readonly<Partial<Record<FigureName, Figure>>>

/** What is wrong with a number: alone, or against another. */
export type Implausible = { readonly figure: FigureName; readonly against?: FigureName }

/**
 * What a number can be at all. A girth, a width and a height of the same foot are never mixed up within these. No business
 * numbers: the settings would come with every measuring otherwise. For which of these feet shoes are made is shoe-settings.ts.
 */
export const plausibleRanges: Readonly<Record<FigureName, Range>> = {
  // Of our own: the least that stands on a sheet. Children of 3 years have 156 mm, with a spread of 9 (Cheng et al. 1997, Clinical
  // Orthopaedics 342, 123). The longest of anybody alive are 405 mm (Guinness World Records, 2018).
  lengthMm: { least: 90, most: 410 },
  // The others follow from that by the ratios below.
  ballWidthMm: { least: 29, most: 189 },
  footBreadthMm: { least: 27, most: 189 },
  heelWidthMm: { least: 17, most: 148 },
  ballGirthMm: { least: 67, most: 460 },
  instepHeightMm: { least: 14, most: 148 },
  archHeightMm: { least: 0, most: 60 },
  heelToBallMm: { least: 60, most: 333 },
  // A bunion of the fourth grade is beyond 40 degrees; a toe that points outwards by 20 is a deformity as well.
  bigToeAngleDeg: { least: -20, most: 60 },
  toeGapAlongMm: { least: 59, most: 378 },
  toeGapAcrossMm: { least: -15, most: 40 },
}

/** A longer foot in a picture is likelier one on a smaller sheet than was said: of 1,000 men fewer than one has more than 312 mm. */
const mostSeenMm = 330

type Ratio = Range & {
  readonly figure: FigureName
  readonly to: FigureName
  /** Children have more of it. */
  readonly isFuller?: true
}

/**
 * How the numbers of one foot go together. Beside each stands what was seen on the 6068 feet of ANSUR II (population.ts),
 * the least and the most: a foot outside is likelier to be misread than to exist.
 */
export const plausibleRatios: readonly Ratio[] = [
  // Not measured there. The oblique width is some 3 % more than the breadth, whose limits are these without the widest feet.
  { figure: 'ballWidthMm', to: 'lengthMm', least: 0.325, most: 0.46, isFuller: true },
  // 0.312 to 0.456
  { figure: 'footBreadthMm', to: 'lengthMm', least: 0.3, most: 0.46, isFuller: true },
  // 0.199 to 0.354
  { figure: 'heelWidthMm', to: 'lengthMm', least: 0.19, most: 0.36, isFuller: true },
  // 0.557 to 0.921
  { figure: 'heelWidthMm', to: 'footBreadthMm', least: 0.54, most: 0.94 },
  // 0.776 to 1.100
  { figure: 'ballGirthMm', to: 'lengthMm', least: 0.75, most: 1.12, isFuller: true },
  // 2.219 to 2.787
  { figure: 'ballGirthMm', to: 'footBreadthMm', least: 2.15, most: 2.85 },
  // 0.688 to 0.798
  { figure: 'heelToBallMm', to: 'lengthMm', least: 0.67, most: 0.81 },
  // Of our own: an oblique line over the same two bones is a little longer; the breadth may lie elsewhere on a bunion.
  { figure: 'ballWidthMm', to: 'footBreadthMm', least: 0.95, most: 1.2 },
  // Of our own, from the two above.
  { figure: 'ballGirthMm', to: 'ballWidthMm', least: 2, most: 2.85 },
  // Of our own: the back of the foot is a fifth to a third as high as the foot is long.
  { figure: 'instepHeightMm', to: 'lengthMm', least: 0.16, most: 0.36, isFuller: true },
  // Of our own: the gap lies between the ball and the tip of the toes.
  { figure: 'toeGapAlongMm', to: 'lengthMm', least: 0.66, most: 0.92 },
]

/** A shorter foot is a small child's: 0.42 as broad as long at 4 years (Mickle et al., 162 and 156 mm), where those of ANSUR II have 0.38. */
const grownFromMm = 180
/** Of our own: by so much the most of a child's is more. */
const fullerTimes = 1.15

function isTogether(one: Figure, other: Figure, { least, most, isFuller }: Ratio): boolean {
  const times = isFuller && other.value < grownFromMm ? fullerTimes : 1
  return isWithin(one.value / other.value, { least, most: most * times })
}

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
    return !isTogether(one, other, ratio)
  })
  return [...alone.map((figure) => ({ figure })), ...together.map(({ figure, to }) => ({ figure, against: to }))]
}

/** Whether what was seen in a picture can be a foot. */
export function isSeenFoot(figures: Known): boolean {
  return implausibleIn(figures).length === 0 && !(figures.lengthMm && figures.lengthMm.value > mostSeenMm)
}
