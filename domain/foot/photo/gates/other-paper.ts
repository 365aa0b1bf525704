import { type PaperName, papers } from '../paper/papers.ts'
import { farthestMm } from '../sheet/paper-ends.ts'

/** The sheets that are taken for each other: nearly as wide, and not as long. */
const otherPapers: Readonly<Record<PaperName, PaperName>> = { a4: 'letter', letter: 'a4', a3: 'tabloid', tabloid: 'a3' }

/** Where the other sheet of nearly this size would end, if it lay with the same front and long edges. */
export function otherEndMm(paper: PaperName): number {
  const [said, other] = [papers[paper], papers[otherPapers[paper]]]
  return said.heightMm - (other.heightMm * said.widthMm) / other.widthMm
}

const nearMm = 5
/** Paper that goes on so far beyond its end is of a longer sheet. */
const beyondMm = 11

/** Whether the paper ends where the other sheet would, and nowhere where the one that was said does. */
export function isOtherPaper(ends: readonly number[], paper: PaperName): boolean {
  const other = otherEndMm(paper)
  if (ends.some((end) => Math.abs(end) <= nearMm)) return false
  return ends.some(
    (end) => Math.abs(end - other) < nearMm || (other < 0 && end < -beyondMm && end > -farthestMm + nearMm),
  )
}
