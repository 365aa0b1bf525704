import { cameraOverCorners, type KnownLens, type OverCorners } from '../../photo/camera/camera-over-corners.ts'
import { type PaperName, papers } from '../../photo/paper/papers.ts'
import type { Corners } from '../../photo/question/photo-question.ts'

/** A camera that sees a sheet with its corners there; its cost is how badly they are that sheet's. */
export type PaperFit = OverCorners & { readonly paper: PaperName }

/** One sheet of each shape: A3 has that of A4, and has to be said. */
const shapes = ['a4', 'letter', 'tabloid'] as const

const paperRatio = (paper: PaperName) => papers[paper].heightMm / papers[paper].widthMm

/** A3 is A4 twice over, to a millimetre. */
const isOneShape = (one: PaperName, other: PaperName) => Math.abs(paperRatio(one) / paperRatio(other) - 1) < 0.01

/** The other sheet of the same shape: in a photo, only what lies on the two distinguishes them. */
export function findSimilarPaper(paper: PaperName): PaperName | undefined {
  return (Object.keys(papers) as PaperName[]).find((other) => other !== paper && isOneShape(paper, other))
}

/** The sheets whose corners these may be, the best first. What was said stands for its shape. */
export function paperFits(corners: Corners, said: PaperName | 'auto', lens: KnownLens): PaperFit[] {
  return shapes
    .map((shape) => (said !== 'auto' && isOneShape(said, shape) ? said : shape))
    .flatMap((paper) => {
      const laid = cameraOverCorners(corners, papers[paper], lens)
      return laid ? [{ ...laid, paper }] : []
    })
    .sort((a, b) => a.cost - b.cost)
}

/** Tabloid is rare; pieces of an A4 have its shape. */
const rareCost = 20

/** How badly corners are those of the sheet that was said, or of the likeliest where none was. */
export function shapeCost(fits: readonly Pick<PaperFit, 'paper' | 'cost'>[], said: PaperName | 'auto'): number {
  const costs = fits
    .filter(({ paper }) => said === 'auto' || paper === said)
    .map(({ paper, cost }) => cost + (said === 'auto' && paper === 'tabloid' ? rareCost : 0))
  return Math.min(...costs)
}

/** A sheet is distinguished from another one that fits so much worse, in squared uncertainties of a corner and a lens. */
const clearly = 6

/** Sheets that curl have up to 25; what has more has the shape of none of them. */
const maxCost = 32

/** The sheets of which the customer has to choose one; empty if shape, or shape and the statement, decide. */
export function findAmbiguousPapers(
  fits: readonly Pick<PaperFit, 'paper' | 'cost'>[],
  said: PaperName | 'auto',
): PaperName[] {
  const min = fits[0]?.cost ?? 0
  const within = min > maxCost ? Number.POSITIVE_INFINITY : clearly
  const near = fits.filter(({ cost }) => cost - min < within).map(({ paper }) => paper)
  if (said === 'auto') return near.length > 1 || min > maxCost ? withTwins(near) : []
  if (min > maxCost) return near
  return near.includes(said) ? [] : [said, ...near]
}

/** The likeliest first, then those that cannot be distinguished from it. */
const withTwins = (sheets: readonly PaperName[]) => [
  ...sheets,
  ...sheets.flatMap((paper) => findSimilarPaper(paper) ?? []),
]
