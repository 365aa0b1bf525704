import type { Point } from '../../geometry/point.ts'
import { type Camera, project } from '../camera/camera.ts'
import { isInPhoto } from '../camera/is-in-photo.ts'
import type { Sheet } from '../paper/papers.ts'
import { colourIn } from '../picture/colour-at.ts'
import { smooth, type WorkPicture } from '../picture/picture.ts'
import { largestPiece } from '../picture/pieces.ts'
import { type BorderPoint, withOutward } from './border.ts'
import { footTint } from './foot-tint.ts'
import { darkest } from './paper-light.ts'
import type { SeenFoot } from './see-foot.ts'
import { traceBorder } from './trace-border.ts'

/** Behind the sheet's edge and beside it, so much of the floor is looked at, too: that far a high heel is seen to stand out. */
const [behindMm, besideMm] = [60, 30]
/** From the heel on, as a share of the foot's reach. */
const rearShare = 0.55
/** Where the picture, the sheet or what may be looked at ends, a border is not the foot's. */
const clearMm = 3
/** The sheet's own edge is no border either. */
const insetMm = 2
/** So far outside of the border paper lies, lit or in the shade: at a hem it is cloth. */
const [besideFootMm, darkestShade] = [4, -1]
/** Foot and floor can be separated if so small a share of the floor's places is tinted like a foot. */
const [maxFloor, minPlaces] = [0.1, 20]

/**
 * The border of the foot's rear part, by its tint: shade on the paper does not count, and on a floor that is tinted
 * otherwise it is followed beyond the edge of the sheet, where a heel near the edge is seen because it is high. Where the
 * foot is hardly tinted, it is the border that was seen on the sheet.
 */
export function heelSide(work: WorkPicture, camera: Camera, sheet: Sheet, seen: SeenFoot): BorderPoint[] {
  const reachMm = seen.border.reduce((max, { y }) => Math.max(max, y), 0)
  const isRear = ({ y }: Point) => y < rearShare * reachMm
  const tint = footTint(seen)
  if (!tint) return seen.border.filter((point) => isRear(point) && isWithin(point, sheet, clearMm))
  const differenceAt = sideDifferences(work, camera, seen)
  const tintAt = (point: Point) => {
    const { red, blue } = differenceAt(point)
    return tint.footShare(red, blue)
  }
  const isFloorOther = tellsFloor(work, camera, sheet, tintAt)
  const isOpen = (point: Point) => (isFloorOther || isWithin(point, sheet, insetMm)) && isInPhoto(work, camera, point)
  const border = borderBy(tintAt, isOpen, sheet, reachMm)
  const around = [-clearMm, 0, clearMm]
  const isClear = ({ x, y }: Point) => around.every((dx) => around.every((dy) => isOpen({ x: x + dx, y: y + dy })))
  const isBesidePaper = ({ x, y, outX, outY }: BorderPoint) => {
    const outside = { x: x + outX * besideFootMm, y: y + outY * besideFootMm }
    const { light, red, blue } = differenceAt(outside)
    return !isWithin(outside, sheet, 0) || (light > darkestShade && tint.isPaper(red, blue))
  }
  return border.filter((point) => isRear(point) && isClear(point) && isBesidePaper(point))
}

type TintAt = (point: Point) => number

/** How a place differs from lit paper there, as logarithms: see `PaperDifference`. */
function sideDifferences({ picture, pxPerPixel }: WorkPicture, camera: Camera, { difference }: SeenFoot) {
  return ({ x, y }: Point) => {
    const at = project(camera, x, y)
    const paper = difference.paperAt(x, y)
    const colour = colourIn(picture, at.x / pxPerPixel, at.y / pxPerPixel)
    const [r, g, b] = [0, 1, 2].map((k) => Math.log(colour[k]! + darkest) - paper[k]!) as [number, number, number]
    return { light: g, red: r - g, blue: b - g }
  }
}

/** One place per millimetre. */
function borderBy(tintAt: TintAt, isOpen: (point: Point) => boolean, { widthMm }: Sheet, reachMm: number) {
  const width = Math.round(widthMm + 2 * besideMm)
  const height = Math.round(rearShare * reachMm + behindMm)
  const cellToPoint = (column: number, row: number) => ({ x: column + 0.5 - besideMm, y: row + 0.5 - behindMm })
  const tints = new Float32Array(width * height)
  const open = new Uint8Array(width * height)
  for (let row = 0, at = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 1) {
      const place = cellToPoint(column, row)
      if (!isOpen(place)) continue
      open[at] = 1
      tints[at] = tintAt(place)
    }
  const soft = smooth(tints, width, height, 1)
  const mask = largestPiece(soft, 0.5, width, height, open)
  return mask ? withOutward(traceBorder(mask, soft, width, height).map(({ x, y }) => cellToPoint(x, y))) : []
}

function isWithin({ x, y }: Point, { widthMm }: Sheet, byMm: number): boolean {
  return Math.min(x, widthMm - x, y) > byMm
}

/** Whether the floor beside the sheet, where no leg stands, is tinted otherwise than the foot. */
function tellsFloor(work: WorkPicture, camera: Camera, { widthMm, heightMm }: Sheet, tintAt: TintAt): boolean {
  const far = [6, 10, 15, 20, 25]
  let count = 0
  let alike = 0
  for (let y = 0.3 * heightMm; y < heightMm - 10; y += 4)
    for (const x of [...far.map((mm) => -mm), ...far.map((mm) => widthMm + mm)]) {
      if (!isInPhoto(work, camera, { x, y })) continue
      count += 1
      if (tintAt({ x, y }) > 0.5) alike += 1
    }
  return count >= minPlaces && alike < maxFloor * count
}
