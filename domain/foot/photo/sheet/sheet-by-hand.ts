import type { Point } from '../../geometry/point.ts'
import { type Camera, onSheet } from '../camera/camera.ts'
import { cameraOverEdges } from '../camera/camera-over-edges.ts'
import { type EdgePoint, fitCamera, type LensPrior } from '../camera/fit-camera.ts'
import type { Sheet } from '../papers.ts'
import type { Corners } from '../photo-question.ts'
import { cornersOf } from './corners-of.ts'
import { fitSheet } from './fit-sheet.ts'
import { type Framing, wholeSheet } from './framing.ts'
import { lookAtEnds } from './heel-end.ts'
import { type Asked, type LaidSheet, laySheet } from './lay-sheet.ts'
import { sidesOf } from './sides.ts'

const perSide = 12
const looseMm = 0.5
/** The edges themselves are believed where they agree with the hand. */
const nearMm = 3
/** What a hand shows is a sheet. */
const clearMark = 1.6

/** A sheet that was found, or whose corners were set by hand. */
export type LaidPaper = Omit<LaidSheet, 'missMm'> & { readonly isByHand: boolean }

/** The sheet: where it is found, or with its corners where they were set by hand. */
export function layPaper(asked: Asked, sheet: Sheet, corners: Corners | undefined): LaidPaper | undefined {
  if (corners) return sheetByHand(asked, sheet, corners)
  return layFound(asked, sheet, wholeSheet)
}

export function layFound(asked: Asked, sheet: Sheet, framing: Framing): LaidPaper | undefined {
  const laid = laySheet(asked, sheet, framing)
  return laid && { ...laid, isByHand: false }
}

function sheetByHand({ work, prior, middle, heel }: Asked, sheet: Sheet, corners: Corners): LaidPaper | undefined {
  const round = inTurn(corners)
  const laid = [0, 1]
    .flatMap((first) => {
      const order = round.map((_, k) => round[(k + first) % 4]!) as unknown as Corners
      const fitted = fitted4(order, prior, middle, sheet)
      return fitted ? [fitted] : []
    })
    .sort((a, b) => a.wrong - b.wrong)[0]
  if (!laid) return undefined
  const byHand = lookAtEnds(work, laid.camera, sheet, heel)
  const fitted = fitSheet(work, byHand.camera, sheet, prior)
  const exact = fitted?.camera
  const isNear =
    exact &&
    cornersOf(byHand.camera, sheet).every((corner, k) => {
      const [one, other] = [onSheet(exact, corner), onSheet(exact, cornersOf(exact, sheet)[k]!)]
      return Math.hypot(one.x - other.x, one.y - other.y) < nearMm
    })
  const { covered } = byHand
  const paper = { mark: clearMark, looks: clearMark, covered, ends: [], endsElsewhere: false, isByHand: true }
  return isNear
    ? { ...paper, camera: exact, information: fitted.information, sides: fitted.sides }
    : { ...paper, camera: byHand.camera, information: laid.information, sides: [] }
}

/** Clockwise in the photo, whatever order they were set in. */
function inTurn(corners: Corners): Corners {
  const middle = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) }
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x)
  return [...corners].sort((a, b) => angle(a) - angle(b)) as unknown as Corners
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The camera for corners in this order (heel right, heel left, toe left, toe right), and how badly it explains them. */
function fitted4(corners: Corners, prior: LensPrior, middle: Point, sheet: Sheet) {
  const [heelRight, heelLeft, toeLeft, toeRight] = corners
  const edges = { one: [heelLeft, toeLeft], other: [heelRight, toeRight], front: [toeLeft, toeRight] } as const
  const starts = [true, false].flatMap((toesAhead) => {
    const camera = cameraOverEdges({ focalPx: prior.focalPx, middle }, edges, sheet, toesAhead)
    return camera ? [{ camera, away: awayPx(camera, sheet, corners) }] : []
  })
  const start = starts.sort((a, b) => a.away - b.away)[0]?.camera
  if (!start) return undefined
  const ends = {
    left: [heelLeft, toeLeft],
    right: [heelRight, toeRight],
    front: [toeLeft, toeRight],
    heel: [heelLeft, heelRight],
  }
  const points: EdgePoint[] = sidesOf(sheet).flatMap((side) => {
    const [from, to] = ends[side.name] as [Point, Point]
    return Array.from({ length: perSide }, (_, k) => {
      const share = (k + 0.5) / perSide
      return { side, at: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share } }
    })
  })
  const { camera, information } = fitCamera(start, points, prior, looseMm)
  const stretched = Math.log(camera.focalPx / prior.focalPx) / prior.focalShare
  return { camera, information, wrong: awayPx(camera, sheet, corners) * (1 + stretched * stretched) }
}

function awayPx(camera: Camera, sheet: Sheet, corners: Corners): number {
  return cornersOf(camera, sheet).reduce(
    (most, { x, y }, k) => Math.max(most, Math.hypot(x - corners[k]!.x, y - corners[k]!.y)),
    0,
  )
}
