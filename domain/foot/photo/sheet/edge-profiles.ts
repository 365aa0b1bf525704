import { quantile } from '../../geometry/quantile.ts'
import { type Camera, project } from '../camera/camera.ts'
import type { Side } from '../paper/sides.ts'
import { colourIn } from '../picture/colour-at.ts'
import type { Picture } from '../picture/picture.ts'

/** How colours change across a side, at one place along it: from inside to outside. */
export type Profile = {
  /** Where along the side, 0 to 1. */
  readonly share: number
  /** How far each sample is from the paper's colour, as a logarithm; `stepMm` apart, the first at -reachMm. */
  readonly departure: Float32Array
  /** How strongly it is paper that lies inside. */
  readonly isPaper: boolean
}

export const places = 64
const neighbours = 2

type EdgeProfilesInput = {
  readonly picture: Picture
  /** Pixels of the photo per pixel of the picture. */
  readonly pxPerPixel: number
  readonly camera: Camera
  readonly reachMm: number
  readonly stepMm: number
}

/** The inner part of a profile, from which the paper's colour there is taken. */
const paperFromMm = 2.5
const paperToMm = 6

/** Paper's colour, as logarithms. */
export type PaperColour = readonly number[]

/**
 * Samples across a side at many places and averages over neighbours, which removes grain and the floor's texture. If
 * paper's colour is known from other sides, what lies inside of this one has to be of it.
 */
export function edgeProfiles(
  { picture, pxPerPixel, camera, reachMm, stepMm }: EdgeProfilesInput,
  side: Side,
  known?: PaperColour,
): { readonly profiles: Profile[]; readonly paper: PaperColour } {
  const inward = reachMm + paperToMm
  const length = Math.round((inward + reachMm) / stepMm) + 1
  const rows: Float32Array[] = []
  const isInside: boolean[] = []
  for (let k = 0; k < places; k += 1) {
    const share = (k + 0.5) / places
    const row = new Float32Array(length * 3)
    let inside = true
    for (let n = 0; n < length; n += 1) {
      const mm = n * stepMm - inward
      const x = side.from[0] + (side.to[0] - side.from[0]) * share + side.out[0] * mm
      const y = side.from[1] + (side.to[1] - side.from[1]) * share + side.out[1] * mm
      const at = project(camera, x, y)
      inside &&= at.x >= 0 && at.y >= 0 && at.x <= picture.width * pxPerPixel && at.y <= picture.height * pxPerPixel
      const colour = colourIn(picture, at.x / pxPerPixel, at.y / pxPerPixel)
      for (let c = 0; c < 3; c += 1) row[n * 3 + c] = Math.log(colour[c]! + 4)
    }
    rows.push(row)
    isInside.push(inside)
  }
  const from = 0
  const to = Math.round((paperToMm - paperFromMm) / stepMm)
  const papers = rows.map((row) => averageRow(row, from, to))
  const typical =
    known ??
    [0, 1, 2].map(
      (c) =>
        quantile(
          papers.filter((_, k) => isInside[k]).map((paper) => paper[c]!),
          0.5,
        ) ?? 0,
    )
  const start = Math.round(paperToMm / stepMm)
  const profiles = rows.map((_, k) => {
    const departure = new Float32Array(length - start)
    let count = 0
    for (let other = Math.max(0, k - neighbours); other <= Math.min(places - 1, k + neighbours); other += 1) {
      const paper = papers[other]!
      if (!isInside[other] || !isLike(paper, typical)) continue
      count += 1
      const row = rows[other]!
      for (let n = start; n < length; n += 1) departure[n - start]! += far(row, n, paper)
    }
    if (count > 0) for (let n = 0; n < departure.length; n += 1) departure[n]! /= count
    return { share: (k + 0.5) / places, departure, isPaper: isInside[k]! && count > 0 && isLike(papers[k]!, typical) }
  })
  return { profiles, paper: typical }
}

function far(row: Float32Array, n: number, paper: readonly number[]): number {
  const r = row[n * 3]! - paper[0]!
  const g = row[n * 3 + 1]! - paper[1]!
  const b = row[n * 3 + 2]! - paper[2]!
  const light = 0.3 * r + 0.59 * g + 0.11 * b
  return Math.sqrt(light * light + 2 * ((r - g) * (r - g) + (b - g) * (b - g)))
}

/** Shade may darken paper, but hardly tints it. */
function isLike(paper: readonly number[], typical: readonly number[]): boolean {
  const [r, g, b] = paper.map((value, c) => value - typical[c]!) as [number, number, number]
  return Math.hypot(r - g, b - g) < 0.14 && g > -0.8 && g < 0.4
}

function averageRow(row: Float32Array, from: number, to: number): number[] {
  const sum = [0, 0, 0]
  for (let n = from; n < to; n += 1) for (let c = 0; c < 3; c += 1) sum[c]! += row[n * 3 + c]!
  return sum.map((value) => value / (to - from))
}
