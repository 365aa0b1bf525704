import { findPercentile } from '../../percentiles.ts'
import { type PaperName, papers } from '../paper/papers.ts'

/** So few of 100 women have a shorter foot; fewer men do. */
const rarePercent = 0.1
/** Sheets whose shapes differ by less can only be distinguished by what stands on them. */
const sameForm = 0.01

/**
 * A sheet of A3 looks like one of A4 from nearer by. Where A4 was said and the foot comes out smaller than those of nearly all
 * grown-up people, it may be that; or the foot is a child's.
 */
export function isSmallForPaper(lengthMm: number, paper: PaperName): boolean {
  const { widthMm, heightMm } = papers[paper]
  const hasLargerTwin = Object.values(papers).some(
    (other) =>
      other.widthMm > widthMm && Math.abs((other.heightMm * widthMm) / (other.widthMm * heightMm) - 1) < sameForm,
  )
  return hasLargerTwin && (findPercentile('lengthMm', lengthMm, 'women') ?? 100) < rarePercent
}
