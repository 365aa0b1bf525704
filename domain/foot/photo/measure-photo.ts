import { fail, ok, type Result } from '#domain/result.ts'
import type { Figure } from '../foot-figures.ts'
import { type Camera, focalAs35Mm, focalInPx, position, project, tiltDeg } from './camera/camera.ts'
import { footFrame } from './figures/foot-frame.ts'
import { footNumbers } from './figures/foot-numbers.ts'
import { trueBorder, withOutward } from './figures/true-border.ts'
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
import { flatSheet, mmOf } from './region/flat-sheet.ts'
import { footLikeness } from './region/foot-likeness.ts'
import { paperDifference } from './region/paper-light.ts'
import { settleBorder } from './region/settle-border.ts'
import { traceBorder } from './region/trace-border.ts'
import { findSheet, overviewOf, type WorkPicture } from './sheet/find-sheet.ts'
import { type FittedSheet, fitSheet } from './sheet/fit-sheet.ts'
import { coveredEnds, turnedAbout } from './sheet/heel-end.ts'
import { judgeSheet } from './sheet/judge-sheet.ts'

export type PhotoResult = Result<PhotoAnswer, PhotoFault, PhotoRefusalFacts>

export function measurePhoto(
  photo: Pixels,
  question: PhotoQuestion,
  onStage: (stage: PhotoStage) => void = () => {},
): PhotoResult {
  const sheet = papers[question.paper]
  onStage('looking')
  const pxPerPixel = Math.max(1, Math.ceil(Math.max(photo.width, photo.height) / 2100))
  const work: WorkPicture = { picture: shrink(photo, pxPerPixel), pxPerPixel }
  onStage('paper')
  const overview = overviewOf(photo)
  const focalPx = focalInPx(question.focal35Mm ?? usualFocal35Mm, photo.width, photo.height)
  const middle = { x: photo.width / 2, y: photo.height / 2 }
  const places = findSheet(overview, { focalPx, middle }, sheet, 4)
  if (places.length === 0) return fail('no_paper', {})
  onStage('pose')
  const prior = { focalPx, focalShare: question.focal35Mm === undefined ? 0.1 : 0.015, distortion: 0.01 }
  const fitted = places
    .flatMap(({ camera }) => {
      const fit = fitSheet(work, camera, sheet, prior)
      return fit ? [{ ...fit, mark: judgeSheet(overview.sample, fit.camera, sheet) + supportOf(fit) }] : []
    })
    .sort((a, b) => b.mark - a.mark)[0]
  if (!fitted) return fail('no_paper', {})
  onStage('foot')
  const [near, far] = coveredEnds(work, fitted.camera, sheet)
  const camera = far > near ? turnedAbout(fitted.camera, sheet) : fitted.camera
  return measureFoot(photo, question, sheet, work, camera, onStage)
}

/** How well the three edges that the leg does not hide were found. */
const supportOf = ({ sides }: FittedSheet) =>
  sides.reduce((sum, { name, support }) => sum + (name === 'heel' ? 0 : support * 0.2), 0)

/** What most phones' main cameras have. */
const usualFocal35Mm = 26

function cornersOf(camera: Camera, { widthMm, heightMm }: Sheet): Corners {
  return [
    project(camera, widthMm, 0),
    project(camera, 0, 0),
    project(camera, 0, heightMm),
    project(camera, widthMm, heightMm),
  ]
}

function measureFoot(
  photo: Pixels,
  question: PhotoQuestion,
  sheet: Sheet,
  work: WorkPicture,
  camera: Camera,
  onStage: (stage: PhotoStage) => void,
): PhotoResult {
  const corners = cornersOf(camera, sheet)
  const flat = flatSheet(work.picture, work.pxPerPixel, camera, sheet)
  const difference = paperDifference(flat, sheet)
  if (!difference) return fail('no_foot', { corners })
  const likeness = footLikeness(difference, sheet)
  if (!likeness) return fail('no_foot', { corners })
  const border = traceBorder(likeness.mask, likeness.soft, flat.width, flat.height).map(({ x, y }) => mmOf(x, y))
  onStage('figures')
  const rough = settleBorder(flat, withOutward(border))
  const reach = rough.reduce((most, { y }) => Math.max(most, y), 0)
  const ahead = rough.filter(({ y }) => y > reach * 0.3)
  const lifted = trueBorder(ahead, position(camera), reach)
  const frame = footFrame(lifted)
  if (!frame) return fail('no_foot', { corners })
  const numbers = footNumbers(lifted, frame, question.side)
  if (!numbers) return fail('no_foot', { corners })
  const measured = (value: number, tolerance: number): Figure => ({ value, tolerance, method: 'measured' })
  return ok({
    foot: {
      side: numbers.side,
      figures: {
        lengthMm: measured(numbers.lengthMm, 2),
        ballWidthMm: measured(numbers.ballWidthMm, 2),
        footBreadthMm: measured(numbers.footBreadthMm, 2),
        heelToBallMm: measured(numbers.heelToBallMm, 4),
        bigToeAngleDeg: measured(numbers.bigToeAngleDeg, 4),
      },
      toeForm: numbers.toeForm && { value: numbers.toeForm, method: 'measured' },
      outline: numbers.outline,
      quality: { score: 100, reasons: [] },
    },
    warnings: [],
    seen: {
      corners,
      outline: border.map(({ x, y }) => project(camera, x, y)),
      tiltDeg: tiltDeg(camera),
      heightMm: position(camera)[2],
      focal35Mm: focalAs35Mm(camera.focalPx, photo.width, photo.height),
    },
  })
}
