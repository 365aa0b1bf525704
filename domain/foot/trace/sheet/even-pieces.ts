import type { Point } from '../../geometry/point.ts'
import type { Picture } from '../../photo/picture/picture.ts'
import { findPieces } from '../../photo/picture/pieces.ts'
import type { StraightLine } from '../../photo/sheet/straight-lines.ts'

/** Of 255: paper is more even than this, whatever its light; a floor's pattern, a line and an edge are not. */
const maxChange = 7
/** A sheet covers so much of the photo; one that is too far away is reported. */
const [minShare, maxShare] = [0.003, 0.75]
/** So many of the largest are looked at, and so many straight lines of each: four sides, and what a hand or a pen cuts off. */
const [maxPieces, linesOfPiece] = [4, 6]
/** Beside an edge so many pixels change as well: the piece ends before them. */
const edgePx = 2
/** A sheet that leaves the photo has two sides in it at least that cross, and is brighter than most of the rest. */
const [minCrossing, minDarker] = [0.7, 0.75]

export type EvenPieces = {
  /** The straight lines along which those end that lie within the photo. */
  readonly lines: readonly StraightLine[]
  /** Whether one that looks like a sheet goes on beyond the photo's end. */
  readonly isCut: boolean
}

/**
 * The large even pieces of a photo. On a patterned floor a sheet's sides are not among the strongest of its lines, but the
 * sheet is the one large thing without a pattern.
 */
export function evenPieces({ width, height }: Picture, planes: readonly Float32Array[]): EvenPieces {
  const pieces = findPieces(evenness(width, height, planes), 0.5, width, height, new Uint8Array(width * height).fill(1))
  const inPhoto = ({ x, y }: Point) => Math.min(x, y, width - 1 - x, height - 1 - y) > edgePx
  const large = pieces.sizes
    .map((size, own) => ({ share: own === 0 ? 0 : size / (width * height), own }))
    .filter(({ share }) => share > minShare && share < maxShare)
    .sort((one, other) => other.share - one.share)
    .slice(0, maxPieces)
    .map(({ share, own }) => {
      const border = borderPoints(width, height, (x, y) => pieces.label[y * width + x] === own)
      const within = border.filter(inPhoto)
      return { share, own, isWhole: within.length === border.length, sides: fitSides(within) }
    })
  const isCut = large.some(
    ({ share, own, isWhole, sides }) =>
      !isWhole && share > minCut && doCross(sides) && darkerShare(planes[1]!, pieces.label, own) > minDarker,
  )
  return { lines: large.flatMap(({ isWhole, sides }) => (isWhole ? sides : [])), isCut }
}

const minCut = 0.02

const doCross = (sides: readonly StraightLine[]) =>
  sides.some((one) => sides.some((other) => Math.abs(Math.sin(one.angle - other.angle)) > minCrossing))

/** The share of all the rest that is darker than a piece is in the mean. */
function darkerShare(light: Float32Array, label: Int32Array, own: number): number {
  const [of, rest] = [light.filter((_, at) => label[at] === own), light.filter((_, at) => label[at] !== own)]
  const mean = of.reduce((sum, value) => sum + value, 0) / of.length
  return rest.filter((value) => value < mean).length / rest.length
}

function evenness(width: number, height: number, planes: readonly Float32Array[]): Float32Array {
  const even = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      let max = 0
      for (const plane of planes)
        max = Math.max(
          max,
          Math.abs(plane[at + 1]! - plane[at - 1]!),
          Math.abs(plane[at + width]! - plane[at - width]!),
        )
      if (max < maxChange) even[at] = 1
    }
  return even
}

const borderPoints = (width: number, height: number, is: (x: number, y: number) => boolean): Point[] => [
  ...endsIn(height, width, (y, x) => is(x, y)).map(([y, x]) => ({ x, y })),
  ...endsIn(width, height, is).map(([x, y]) => ({ x, y })),
]

/** The first and the last of each row that belong to a piece. */
function endsIn(rows: number, long: number, is: (row: number, at: number) => boolean): (readonly [number, number])[] {
  const ends: (readonly [number, number])[] = []
  for (let row = 0; row < rows; row += 1) {
    let [first, last] = [-1, -1]
    for (let at = 0; at < long; at += 1) if (is(row, at)) [first, last] = [first < 0 ? at : first, at]
    if (first >= 0) ends.push([row, first], [row, last])
  }
  return ends
}

/** Ways are looked at every so many degrees, and a side is the best within so many. */
const [wayDeg, besideDeg] = [0.5, 8]
/** What lies so near to the outermost line of a way lies on it, and so much of it is a side. */
const [nearPx, minOnSide] = [1.2, 20]

/** A sheet has no hollows: its sides are those of the outermost lines, whichever way, that much of its border lies on. */
function fitSides(border: readonly Point[]): StraightLine[] {
  const ways = Array.from({ length: 360 / wayDeg }, (_, k) => {
    const angle = (k * wayDeg * Math.PI) / 180
    const offsets = border.map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle))
    const farthest = Math.max(...offsets)
    return { angle, offset: farthest - nearPx / 2 + edgePx, votes: offsets.filter((o) => o > farthest - nearPx).length }
  })
  const reach = besideDeg / wayDeg
  const isBest = (k: number) => {
    for (let off = -reach; off <= reach; off += 1) {
      const other = ways[(k + off + ways.length) % ways.length]!.votes
      if (other > ways[k]!.votes || (other === ways[k]!.votes && off < 0)) return false
    }
    return ways[k]!.votes >= minOnSide
  }
  return ways
    .filter((_, k) => isBest(k))
    .sort((one, other) => other.votes - one.votes)
    .slice(0, linesOfPiece)
}
