import type { Point } from '../../geometry/point.ts'
import { type Camera, onSheet } from '../camera/camera.ts'
import { cameraOverCorners } from '../camera/camera-over-corners.ts'
import { lensPrior } from '../camera/lens-prior.ts'
import { projectCorners } from '../camera/project-corners.ts'
import { papers } from '../paper/papers.ts'
import type { Corners } from '../question/photo-question.ts'
import { turnedAbout } from '../sheet/heel-end.ts'
import type { KnownPhoto } from './hand-marks.ts'

export type SheetFromCorners = {
  readonly camera: Camera
  /** How far the corners lie beside those of a sheet, at most. */
  readonly agreeMm: number
}

/** Corners that curl lie this far beside a sheet's, as a share of its length; those of something else lie farther. */
const maxBeside = 0.025

/**
 * The sheet that has these corners in the photo; undefined if there is none. The heel is at the end where it was marked
 * by hand, else at the end that was found, else at the near one.
 */
export function sheetFromCorners(known: KnownPhoto, corners: Corners, heel?: Point): SheetFromCorners | undefined {
  if (reflexCorner(corners) !== undefined) return undefined
  const { width, height } = known
  const sheet = papers[known.paper]
  const middle = { x: width / 2, y: height / 2 }
  const laid = cameraOverCorners(corners, sheet, { ...lensPrior(known.focal35Mm, width, height), middle })
  if (!laid) return undefined
  const agreeMm = projectCorners(laid.camera, sheet).reduce((max, corner, k) => {
    const [is, should] = [onSheet(laid.camera, laid.order[k]!), onSheet(laid.camera, corner)]
    return Math.max(max, Math.hypot(is.x - should.x, is.y - should.y))
  }, 0)
  if (!(agreeMm < maxBeside * sheet.heightMm)) return undefined
  const end = heel ?? heelEnd(known, corners)
  const isFar = onSheet(laid.camera, end).y > sheet.heightMm / 2
  return { camera: isFar ? turnedAbout(laid.camera, sheet) : laid.camera, agreeMm }
}

/** A point at the end where the heel is. */
function heelEnd({ corners: found }: KnownPhoto, [, , nearLeft, nearRight]: Corners): Point {
  const [one, other] = found ?? [nearLeft, nearRight]
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

const around = [0, 1, 3, 2] as const

/** The corner at which the four do not turn the way they turn at the others; all of them where two sides cross. */
function reflexCorner(corners: Corners): number | 'all' | undefined {
  const turns = around.map((_, k) => {
    const [before, at, after] = [-1, 0, 1].map((by) => corners[around[(k + by + 4) % 4]!]!) as [Point, Point, Point]
    return Math.sign((at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x))
  })
  const others = turns.flatMap((turn, k) => (turn > 0 ? [] : [k]))
  if (others.length === 0) return undefined
  return others.length === 1 ? around[others[0]!] : 'all'
}

/** Of corners that no sheet has, the one that is wrong, if that can be known: 0 to 3 as they lie. */
export function findMisplacedCorner(
  known: KnownPhoto,
  corners: Corners,
  foundAsTheyLie: Corners | undefined,
): number | undefined {
  const reflex = reflexCorner(corners)
  if (typeof reflex === 'number') return reflex
  if (!foundAsTheyLie) return undefined
  // Back where it was found, one of them would make a sheet with the others: but for that one they are good.
  const misplaced = [0, 1, 2, 3].filter((k) =>
    sheetFromCorners(known, corners.map((corner, n) => (n === k ? foundAsTheyLie[k]! : corner)) as unknown as Corners),
  )
  return misplaced.length === 1 ? misplaced[0] : undefined
}
