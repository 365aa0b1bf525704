import type { Figure, FigureName } from './foot-figures.ts'

type Range = { readonly min: number; readonly max: number }
type FigureMap = Readonly<Partial<Record<FigureName, Figure>>>

/** What is wrong with a number: alone, or against another. */
export type Implausible = { readonly figure: FigureName; readonly against?: FigureName }

/**
 * What a number can be at all. A girth, a width and a height of the same foot are never mixed up within these. No business
 * numbers: the settings would come with every measuring otherwise. For which of these feet shoes are made is shoe-settings.ts.
 */
export const plausibleRanges: Readonly<Record<FigureName, Range>> = {
  // Of our own: the least that stands on a sheet. Children of 3 years have 156 mm, with a spread of 9 (Cheng et al. 1997, Clinical
  // Orthopaedics 342, 123). The longest of anybody alive are 405 mm (Guinness World Records, 2018).
  lengthMm: { min: 90, max: 410 },
  // The others follow from that by the ratios below.
  ballWidthMm: { min: 29, max: 189 },
  footBreadthMm: { min: 27, max: 189 },
  heelWidthMm: { min: 17, max: 148 },
  ballGirthMm: { min: 67, max: 460 },
  instepHeightMm: { min: 14, max: 148 },
  archHeightMm: { min: 0, max: 60 },
  heelToBallMm: { min: 60, max: 333 },
  // A bunion of the fourth grade is beyond 40 degrees; a toe that points outwards by 20 is a deformity as well.
  bigToeAngleDeg: { min: -20, max: 60 },
  toeGapAlongMm: { min: 59, max: 378 },
  toeGapAcrossMm: { min: -15, max: 40 },
}

/** A longer foot in a picture is likelier one on a smaller sheet than was said: of 1,000 men fewer than one has more than 312 mm. */
const maxSeenMm = 330

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
  { figure: 'ballWidthMm', to: 'lengthMm', min: 0.325, max: 0.46, isFuller: true },
  // 0.312 to 0.456
  { figure: 'footBreadthMm', to: 'lengthMm', min: 0.3, max: 0.46, isFuller: true },
  // 0.199 to 0.354
  { figure: 'heelWidthMm', to: 'lengthMm', min: 0.19, max: 0.36, isFuller: true },
  // 0.557 to 0.921
  { figure: 'heelWidthMm', to: 'footBreadthMm', min: 0.54, max: 0.94 },
  // 0.776 to 1.100
  { figure: 'ballGirthMm', to: 'lengthMm', min: 0.75, max: 1.12, isFuller: true },
  // 2.219 to 2.787
  { figure: 'ballGirthMm', to: 'footBreadthMm', min: 2.15, max: 2.85 },
  // 0.688 to 0.798
  { figure: 'heelToBallMm', to: 'lengthMm', min: 0.67, max: 0.81 },
  // Of our own: an oblique line over the same two bones is a little longer; the breadth may lie elsewhere on a bunion.
  { figure: 'ballWidthMm', to: 'footBreadthMm', min: 0.95, max: 1.2 },
  // Of our own, from the two above.
  { figure: 'ballGirthMm', to: 'ballWidthMm', min: 2, max: 2.85 },
  // Of our own: the back of the foot is a fifth to a third as high as the foot is long.
  { figure: 'instepHeightMm', to: 'lengthMm', min: 0.16, max: 0.36, isFuller: true },
  // Of our own: the gap lies between the ball and the tip of the toes.
  { figure: 'toeGapAlongMm', to: 'lengthMm', min: 0.66, max: 0.92 },
]

/** A shorter foot is a small child's: 0.42 as broad as long at 4 years (Mickle et al., 162 and 156 mm), where those of ANSUR II have 0.38. */
const grownFromMm = 180
/** Of our own: by so much the most of a child's is more. */
const fullerTimes = 1.15

function isTogether(one: Figure, other: Figure, { min, max, isFuller }: Ratio): boolean {
  const times = isFuller && other.value < grownFromMm ? fullerTimes : 1
  return isWithin(one.value / other.value, { min, max: max * times })
}

function isWithin(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max
}

/** Everything that does not fit a human foot: each number alone, then one against another. Nothing where all fits. */
export function implausibleIn(figures: FigureMap): Implausible[] {
  const names = Object.keys(figures) as FigureName[]
  const alone = names.filter((name) => {
    const figure = figures[name]
    return figure !== undefined && !isWithin(figure.value, plausibleRanges[name])
  })
  const implausible = new Set(alone)
  const together = plausibleRatios.filter((ratio) => {
    const [one, other] = [figures[ratio.figure], figures[ratio.to]]
    // A number that is wrong alone proves nothing against another, and neither does one that was only worked out.
    if (!one || !other || implausible.has(ratio.figure) || implausible.has(ratio.to)) return false
    if (one.method === 'estimated' || other.method === 'estimated') return false
    return !isTogether(one, other, ratio)
  })
  return [...alone.map((figure) => ({ figure })), ...together.map(({ figure, to }) => ({ figure, against: to }))]
}

/** Whether what was seen in a picture can be a foot. */
export function isSeenFoot(figures: FigureMap): boolean {
  return implausibleIn(figures).length === 0 && !(figures.lengthMm && figures.lengthMm.value > maxSeenMm)
}
