import { type Camera, project } from '../camera/camera.ts'
import type { Sheet } from '../paper/papers.ts'
import { type Colour, colourIn } from '../picture/colour-at.ts'
import type { WorkPicture } from '../picture/picture.ts'

/** Beside each long edge, so many lines are followed back from the toes until the paper ends. */
const lines = 12
const [firstMm, apartMm] = [3, 1.5]
export const farthestMm = 45
const stepMm = 0.75
/** What is another tint, or so much darker or lighter within a few millimetres, is no paper any more. */
const otherTint = 0.07
const otherLight = 0.16
/** Lines that end at the same place end at an edge; at a leg each ends elsewhere. */
const sameMm = 1.5
const minSame = 7

/** Where the paper ends towards the heel, as y on the sheet as it was laid. */
export type PaperEnds = {
  /** Right and left of the leg; nothing where a leg covers it. */
  readonly beside: readonly number[]
  /** Where a leg or a foot stands, if it is a sheet with a person on it. */
  readonly between: readonly number[]
}

/** Follows the paper back from the toes until it ends: in two bundles of lines beside the leg, and where the leg may stand. */
export function paperEnds(
  { picture, pxPerPixel }: WorkPicture,
  camera: Camera,
  { widthMm, heightMm }: Sheet,
): PaperEnds {
  const colourAt = (x: number, y: number) => {
    const at = project(camera, x, y)
    const [column, row] = [at.x / pxPerPixel, at.y / pxPerPixel]
    const isInside = column >= 0 && row >= 0 && column <= picture.width && row <= picture.height
    return isInside ? colourIn(picture, column, row) : undefined
  }
  const endAt = (x: number) => findPaperEnd((y) => colourAt(x, y), heightMm * 0.8)
  const beside = [0, 1].flatMap((side) => {
    const ends = Array.from({ length: lines }, (_, line) => {
      const aside = firstMm + line * apartMm
      return endAt(side === 0 ? aside : widthMm - aside)
    })
      .filter((end) => end !== undefined)
      .sort((a, b) => a - b)
    const runs = ends.map((end) => ends.filter((other) => Math.abs(other - end) <= sameMm))
    const longest = runs.reduce((a, b) => (b.length > a.length ? b : a), [])
    return longest.length >= minSame ? [longest.reduce((sum, end) => sum + end, 0) / longest.length] : []
  })
  return { beside, between: [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((across) => endAt(across * widthMm) ?? []) }
}

/** The paper's colour at a step is the average of so many steps before it; at the start, of as many as there are. */
const [fewest, many] = [8, 17]

/** Nothing where the photo ends before the paper does. */
function findPaperEnd(colourAt: (y: number) => Colour | undefined, from: number): number | undefined {
  const seen = new Float64Array(Math.ceil((from + farthestMm) / stepMm) * 3)
  const sum = [0, 0, 0]
  for (let k = 0, y = from; y > -farthestMm; k += 1, y -= stepMm) {
    const colour = colourAt(y)
    if (!colour) return undefined
    const own = k * 3
    for (let c = 0; c < 3; c += 1) seen[own + c] = Math.log(colour[c]! + 4)
    const count = Math.min(k, many)
    if (count >= fewest) {
      const dg = seen[own + 1]! - sum[1]! / count
      const [redder, bluer] = [seen[own]! - sum[0]! / count - dg, seen[own + 2]! - sum[2]! / count - dg]
      if (redder * redder + bluer * bluer > otherTint * otherTint || Math.abs(dg) > otherLight) return y
    }
    const last = (k - many) * 3
    for (let c = 0; c < 3; c += 1) sum[c]! += seen[own + c]! - (last >= 0 ? seen[last + c]! : 0)
  }
  return -farthestMm
}

/** Farther in than any sheet that is taken for another would end. */
const earlyMm = 32
const alikeMm = 4
/** Trousers may end on both sides as a field does, but hardly as straight between; and a foot comes out of them. */
const straightAcross = 3
/** Paper goes on and on only where its edges are faint anyway. */
const clearContrast = 0.1

/** Whether what lies there ends straight across where no sheet would, as the fields of a floor do, or does not end at all. */
export function endsElsewhere({ beside, between }: PaperEnds, contrast: number): boolean {
  const [left, right] = beside
  if (left === undefined || right === undefined) return false
  if (Math.max(left, right) <= -farthestMm) return contrast > clearContrast
  if (Math.abs(left - right) > alikeMm || Math.min(left, right) < earlyMm) return false
  return between.filter((end) => Math.abs(end - (left + right) / 2) < alikeMm).length >= straightAcross
}
