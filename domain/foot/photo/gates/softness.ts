import { type Camera, project } from '../camera/camera.ts'
import type { Sheet } from '../paper/papers.ts'
import { sheetSides } from '../paper/sides.ts'
import { colourIn } from '../picture/colour-at.ts'
import { brightness, type Picture, smooth, type WorkPicture } from '../picture/picture.ts'

/** Widths refer to a photo of this length, so that a high resolution does not count as blur. */
const typicalLongPx = 1600
/** Over so many pixels of such a photo an edge is done, however blurred. */
const spanPx = 18
/** Slopes are taken over so many pixels to either side: noise is no edge. */
const reach = 2
/** Steps that are smaller are texture and noise. */
const minStep = 45
const minEdges = 60
/** The sharpest tenth of the edges: others are rims of shade, or nearer than the sheet. */
const sharpest = 0.1

/**
 * How many pixels the sharpest edges take from 10 to 90 % of their step, in a photo of 1600 pixels: the worse of those that
 * run across and along, as a moved phone leaves the edges sharp that run its way. Where the sheet lies aslant, nothing but
 * shades may run so, and soft ones: then those count that run between. Nothing where no edge is clear.
 */
export function edgeWidthPx({ picture }: Pick<WorkPicture, 'picture'>): number | undefined {
  const light = smooth(brightness(picture), picture.width, picture.height, 1)
  const upright = measureEdgeWidths(light, picture, [
    [1, 0],
    [0, 1],
  ])
  if (upright.length === 0) return undefined
  const worse = Math.max(...upright)
  if (worse <= sharpEnoughPx) return worse
  const aslant = measureEdgeWidths(light, picture, [
    [1, 1],
    [-1, 1],
  ])
  return aslant.length < 2 ? worse : Math.min(worse, Math.max(...aslant))
}

/** Below this nothing has to be asked any more. */
const sharpEnoughPx = 4.5

function measureEdgeWidths(
  light: Float32Array,
  { width, height }: Picture,
  ways: readonly (readonly [right: number, down: number])[],
): number[] {
  const scale = Math.max(width, height) / typicalLongPx
  return ways.flatMap(([right, down]) => {
    const long = Math.hypot(right, down)
    const span = Math.max(4, Math.round((spanPx * scale) / long))
    const [step, across] = [right + down * width, -down + right * width]
    const widths = widthsAlong(light, { width, height, step, across, span, reach: Math.round(reach / long) }).sort(
      (a, b) => a - b,
    )
    return widths.length < minEdges ? [] : [(long * widths[Math.floor(sharpest * widths.length)]!) / scale]
  })
}

type ScanDirection = {
  readonly width: number
  readonly height: number
  readonly step: number
  readonly across: number
  readonly span: number
  readonly reach: number
}

/** The width of every steep place where the brightness changes along `step` and hardly across it. */
function widthsAlong(light: Float32Array, { width, height, step, across, span, reach }: ScanDirection): number[] {
  const found: number[] = []
  const slope = (at: number, way: number) => Math.abs(light[at + way * reach]! - light[at - way * reach]!) / (2 * reach)
  const half = (at: number, way: number) => Math.abs(light[at + way * reach]! - light[at]!) / (2 * reach)
  for (let y = span; y < height - span; y += 3)
    for (let x = span; x < width - span; x += 1) {
      const at = y * width + x
      const rise = slope(at, step)
      if (rise < minStep / (2 * span) || rise < 2.5 * slope(at, across)) continue
      if (rise < half(at, step) || rise < half(at, -step)) continue
      const whole = Math.abs(light[at + span * step]! - light[at - span * step]!)
      if (whole >= minStep) found.push((0.8 * whole) / rise)
    }
  return found
}

const acrossSide = 48
/** What so many places along an edge have in common is no noise, however faint. */
const minCommonStep = 4
/** A bowed edge is straight in its pieces; where it is that clear, a piece's few places are enough against noise. */
const [perPiece, minPieceStep] = [8, 25]

/** The same of the sheet's own edges, each as all its places have it in common; where a leg may hide it is left out. */
export function sheetEdgeWidthPx(work: WorkPicture, camera: Camera, sheet: Sheet): number | undefined {
  const widths = sheetSides(sheet).flatMap((side) =>
    side.name === 'heel' ? [] : (sideEdgeWidthPx(work, camera, side, side.name === 'front' ? 0 : 0.45) ?? []),
  )
  return widths.length > 0 ? Math.max(...widths) : undefined
}

/** The same of one side of the sheet, from a share of its length on. */
export function sideEdgeWidthPx(
  { picture, pxPerPixel }: WorkPicture,
  camera: Camera,
  { from, to, out }: ReturnType<typeof sheetSides>[number],
  fromShare: number,
): number | undefined {
  const scale = Math.max(picture.width, picture.height) / typicalLongPx
  const span = Math.max(4, Math.round(spanPx * scale))
  const rows = Array.from({ length: acrossSide }, (_, k) => {
    const share = fromShare + ((1 - fromShare) * (k + 0.5)) / acrossSide
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    const [here, beyond] = [project(camera, x, y), project(camera, x + out[0], y + out[1])]
    const px = Math.hypot(beyond.x - here.x, beyond.y - here.y)
    const [stepX, stepY] = [(beyond.x - here.x) / px, (beyond.y - here.y) / px]
    return Float32Array.from({ length: 2 * span + 1 }, (_, n) => {
      const [beyondX, beyondY] = [(n - span) * stepX, (n - span) * stepY]
      const colour = colourIn(picture, here.x / pxPerPixel + beyondX, here.y / pxPerPixel + beyondY)
      return 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]
    })
  })
  const pieces = Array.from({ length: acrossSide / perPiece }, (_, k) =>
    commonWidth(rows.slice(k * perPiece, (k + 1) * perPiece), minPieceStep, span - reach),
  ).filter((width) => width !== undefined)
  const whole = commonWidth(rows, minCommonStep, 5)
  const middle = pieces.sort((a, b) => a - b)[Math.floor(pieces.length / 2)]
  const width = pieces.length * perPiece > acrossSide / 2 && middle !== undefined ? middle : whole
  return width === undefined ? undefined : width / scale
}

/** Over how many pixels rows have their step in common, looked for so near to their middle. */
function commonWidth(rows: readonly Float32Array[], minStep: number, near: number): number | undefined {
  const common = rows[0]!.map((_, n) => rows.reduce((sum, row) => sum + row[n]! / rows.length, 0))
  const span = (common.length - 1) / 2
  const whole = Math.abs(common[0]! - common[2 * span]!)
  if (whole < minStep) return undefined
  let rise = 0
  for (let n = span - near; n <= span + near; n += 1)
    rise = Math.max(rise, Math.abs(common[n + reach]! - common[n - reach]!) / (2 * reach))
  return (0.8 * whole) / rise
}
