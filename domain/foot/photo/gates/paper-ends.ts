import { type Camera, project } from '../camera/camera.ts'
import { type PaperName, papers } from '../papers.ts'
import { type Colour, colourIn } from '../picture/colour-at.ts'
import type { WorkPicture } from '../sheet/find-sheet.ts'

/** The sheets that are taken for each other: nearly as wide, and not as long. */
const otherOf: Readonly<Record<PaperName, PaperName>> = { a4: 'letter', letter: 'a4', a3: 'tabloid', tabloid: 'a3' }

/** Beside each long edge, so many lines are followed back from the toes until the paper ends. */
const lines = 12
const [firstMm, apartMm] = [3, 1.5]
const farthestMm = 45
const stepMm = 0.75
/** What is another tint, or so much darker or lighter within a few millimetres, is no paper any more. */
const otherTint = 0.07
const otherLight = 0.16
/** Lines that end at the same place end at an edge; at a leg each ends elsewhere. */
const sameMm = 1.5
const leastSame = 7

/**
 * Where the paper ends at the heel, right and left of the leg: y on the sheet as it was laid, nothing where a leg covers it.
 */
export function paperEnds({ picture, pxPerPixel }: WorkPicture, camera: Camera, paper: PaperName): number[] {
  const { widthMm, heightMm } = papers[paper]
  const colourAt = (x: number, y: number) => {
    const at = project(camera, x, y)
    return colourIn(picture, at.x / pxPerPixel, at.y / pxPerPixel)
  }
  return [0, 1].flatMap((side) => {
    const ends = Array.from({ length: lines }, (_, line) => {
      const aside = firstMm + line * apartMm
      return endOf((y) => colourAt(side === 0 ? aside : widthMm - aside, y), heightMm * 0.8)
    }).sort((a, b) => a - b)
    const runs = ends.map((end) => ends.filter((other) => Math.abs(other - end) <= sameMm))
    const longest = runs.reduce((a, b) => (b.length > a.length ? b : a))
    return longest.length >= leastSame ? [longest.reduce((sum, end) => sum + end, 0) / longest.length] : []
  })
}

function endOf(colourAt: (y: number) => Colour, from: number): number {
  const recent: (readonly [number, number, number])[] = []
  for (let y = from; y > -farthestMm; y -= stepMm) {
    const [red, green, blue] = colourAt(y).map((value) => Math.log(value + 4)) as [number, number, number]
    if (recent.length >= 8) {
      const [r, g, b] = [0, 1, 2].map((c) => recent.reduce((sum, one) => sum + one[c as 0]!, 0) / recent.length)
      const [dr, dg, db] = [red - r!, green - g!, blue - b!]
      if (Math.hypot(dr - dg, db - dg) > otherTint || Math.abs(dg) > otherLight) return y
      if (recent.length > 16) recent.shift()
    }
    recent.push([red, green, blue])
  }
  return -farthestMm
}

/** Where the other sheet of nearly this size would end, if it lay with the same front and long edges. */
export function otherEndMm(paper: PaperName): number {
  const [said, other] = [papers[paper], papers[otherOf[paper]]]
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
