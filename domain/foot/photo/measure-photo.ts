import { fail, ok, type Result } from '#domain/result.ts'
import type { Figure } from '../foot-figures.ts'
import { type Camera, focalAs35Mm, focalInPx, position, project, tiltDeg } from './camera/camera.ts'
import { measureBorder } from './figures/measure-border.ts'
import { type Unsure, unsureness } from './figures/unsureness.ts'
import { papers, type Sheet } from './papers.ts'
import type {
  Corners,
  PhotoAnswer,
  PhotoFault,
  PhotoQuestion,
  PhotoRefusalFacts,
  PhotoStage,
  Pixels,
} from './photo-question.ts'
import { shrink } from './picture/picture.ts'
import { seeFoot } from './region/see-foot.ts'
import { overviewOf, type WorkPicture } from './sheet/find-sheet.ts'
import { laySheet } from './sheet/lay-sheet.ts'

export type PhotoResult = Result<PhotoAnswer, PhotoFault, PhotoRefusalFacts>

/** What most phones' main cameras have. */
const usualFocal35Mm = 26
/** More pixels than this along the longer side tell nothing more about millimetres. */
const enoughPx = 2_100

/** Measures a foot on a sheet of paper, photographed from above; or says the one thing to change. */
export function measurePhoto(
  photo: Pixels,
  question: PhotoQuestion,
  onStage: (stage: PhotoStage) => void = () => {},
): PhotoResult {
  const { width, height } = photo
  const sheet = papers[question.paper]
  onStage('looking')
  const pxPerPixel = Math.max(1, Math.ceil(Math.max(width, height) / enoughPx))
  const work: WorkPicture = { picture: shrink(photo, pxPerPixel), pxPerPixel }
  const overview = overviewOf(photo)
  onStage('paper')
  const prior = {
    focalPx: focalInPx(question.focal35Mm ?? usualFocal35Mm, width, height),
    focalShare: question.focal35Mm === undefined ? 0.1 : 0.015,
    distortion: 0.01,
    lean: 0.055,
  }
  const laid = laySheet({ overview, work, prior, middle: { x: width / 2, y: height / 2 } }, sheet)
  if (!laid) return fail('no_paper', {})
  const { camera } = laid
  const corners = cornersOf(camera, sheet)
  onStage('foot')
  const seen = seeFoot(work, camera, sheet)
  if (!seen) return fail('no_foot', { corners })
  onStage('figures')
  const numbers = measureBorder(seen.border, position(camera), question.side)
  if (!numbers) return fail('no_foot', { corners })
  const unsure = unsureness(laid, seen.border, numbers)
  const measured = (name: keyof Unsure): Figure => ({
    value: numbers[name],
    tolerance: unsure[name],
    method: 'measured',
  })
  return ok({
    foot: {
      side: numbers.side,
      figures: {
        lengthMm: measured('lengthMm'),
        ballWidthMm: measured('ballWidthMm'),
        footBreadthMm: measured('footBreadthMm'),
        heelToBallMm: measured('heelToBallMm'),
        bigToeAngleDeg: measured('bigToeAngleDeg'),
      },
      toeForm: numbers.toeForm && { value: numbers.toeForm, method: 'measured' },
      outline: numbers.outline,
      quality: { score: 100, reasons: [] },
    },
    warnings: [],
    seen: {
      corners,
      outline: seen.border.map(({ x, y }) => project(camera, x, y)),
      tiltDeg: tiltDeg(camera),
      heightMm: position(camera)[2],
      focal35Mm: focalAs35Mm(camera.focalPx, width, height),
    },
  })
}

function cornersOf(camera: Camera, { widthMm, heightMm }: Sheet): Corners {
  return [
    project(camera, widthMm, 0),
    project(camera, 0, 0),
    project(camera, 0, heightMm),
    project(camera, widthMm, heightMm),
  ]
}
