import type { Point } from '#domain/foot/geometry/point.ts'
import { plus, scaled } from '#domain/foot/geometry/vector.ts'
import {
  type Camera,
  focalAs35Mm,
  focalInPx,
  onSheet,
  position,
  project,
  tiltDeg,
} from '#domain/foot/photo/camera/camera.ts'
import { cameraOverCorners } from '#domain/foot/photo/camera/camera-over-corners.ts'
import { projectCorners } from '#domain/foot/photo/camera/project-corners.ts'
import { awayMm, type RoundHeel, toeUnder } from '#domain/foot/photo/figures/round-heel.ts'
import { type PaperName, papers, type Sheet } from '#domain/foot/photo/paper/papers.ts'
import type { Corners, Pixels } from '#domain/foot/photo/question/photo-question.ts'
import { heelByHand } from './seen-heel.ts'

/** The points marked by hand, in pixels of the upright photo. */
export type LabelPoints = {
  readonly paper: PaperName
  readonly corners: Corners
  readonly focal35Mm: number | undefined
  /** The heel's rear end on the sheet, or points of its visible outline. */
  readonly heel: Point | undefined
  readonly round: readonly Point[]
  /** The foremost point on the sheet, or where it is visible above the sheet. */
  readonly toe: Point | undefined
  readonly tip: Point | undefined
}

/** The results derived from the marks. Points are in pixels, lengths in mm. */
export type LaidLabel = {
  readonly camera: Camera
  readonly corners: Corners
  readonly heel: Point | undefined
  readonly toe: Point | undefined
  readonly round: RoundHeel | undefined
  readonly numbers: Readonly<Record<string, number>>
}

type Size = Pick<Pixels, 'width' | 'height'>

const defaultFocal35Mm = 26

/** Fits the sheet to its four corners, and projects the foot's ends onto it. */
export function layLabel({ width, height }: Size, pointed: LabelPoints): LaidLabel | undefined {
  const sheet = papers[pointed.paper]
  const focalPx = focalInPx(pointed.focal35Mm ?? defaultFocal35Mm, width, height)
  const middle = { x: width / 2, y: height / 2 }
  const byHand = cameraOverCorners(pointed.corners, sheet, { focalPx, focalShare: 0.05, distortion: 0.01, middle })
  if (!byHand) return undefined
  const camera = toesUp(byHand.camera, sheet, pointed.toe ?? pointed.tip)
  const eye = position(camera)
  const down = (point: Point | undefined) => point && onSheet(camera, point)
  const outline = pointed.round.map((point) => onSheet(camera, point))
  const [seenTip, heelPointed] = [down(pointed.tip), down(pointed.heel)]
  const behind = heelPointed ?? outline[0]
  const toe = seenTip
    ? toeUnder(seenTip, eye, behind ?? { x: seenTip.x, y: seenTip.y - typicalLengthMm })
    : down(pointed.toe)
  const round = toe && outline.length > 2 ? heelByHand(outline, eye, toe) : undefined
  const heel = round?.heel ?? heelPointed
  const up = (point: Point | undefined) => point && project(camera, point.x, point.y)
  const numbers = {
    ...(toe && { edgeToToe: sheet.heightMm - toe.y }),
    ...(heel && { edgeToHeel: heel.y }),
    ...(heel && toe && { heelToToe: awayMm(heel, toe) }),
    ...(round && { sigma: round.sigmaMm, missOfHeel: round.missMm }),
    tiltDeg: tiltDeg(camera),
    cameraHeight: eye[2],
    focal35: focalAs35Mm(camera.focalPx, width, height),
    cornersOffPx: byHand.missPx,
  }
  const corners = projectCorners(camera, sheet)
  return { camera, corners, heel: up(heel), toe: up(toe), round, numbers }
}

const typicalLengthMm = 240

/** The same camera with the sheet's axes turned so that the toes lie at its far end. */
function toesUp(camera: Camera, { widthMm, heightMm }: Sheet, toe: Point | undefined): Camera {
  if (!toe || onSheet(camera, toe).y > heightMm / 2) return camera
  const { x, y, origin } = camera
  const far = plus(origin, plus(scaled(x, widthMm), scaled(y, heightMm)))
  return { ...camera, x: scaled(x, -1), y: scaled(y, -1), origin: far }
}
