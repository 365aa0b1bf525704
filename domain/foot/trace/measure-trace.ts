import { fail, ok, type Result } from '#domain/result.ts'
import { focalAs35Mm, position, project, tiltDeg } from '../photo/camera/camera.ts'
import { cornersOf } from '../photo/camera/corners-of.ts'
import { isSmallForPaper } from '../photo/gates/small-for-paper.ts'
import { shrink, type WorkPicture } from '../photo/picture/picture.ts'
import type { Pixels } from '../photo/question/photo-question.ts'
import { implausibleIn } from '../plausible.ts'
import { measureTracedFoot } from './figures/measure-traced-foot.ts'
import { flatten } from './flat/flatten.ts'
import { lengthOf, lineFault } from './gates/line-fault.ts'
import { sidesOfLines } from './gates/sides-of-lines.ts'
import { isSizeOther } from './gates/told-differently.ts'
import { tracedQuality } from './gates/traced-quality.ts'
import { seeLines } from './line/see-lines.ts'
import type { SeenLine } from './line/seen-line.ts'
import { seePen } from './pen/see-pen.ts'
import { toldPen } from './pen/told-pen.ts'
import {
  type TraceAnswer,
  type TraceFault,
  type TraceQuestion,
  type TraceRefusalFacts,
  type TraceStage,
  type TraceWarning,
  traceHandMarks,
} from './question/trace-question.ts'
import { seeSheet } from './sheet/see-sheet.ts'

export type TraceResult = Result<TraceAnswer, TraceFault, TraceRefusalFacts>

/** More pixels than this along the longer side tell nothing more about millimetres. */
const enoughPx = 2_100
/** From here on heights and curls count more than they should. */
const tiltedDeg = 15
/** What bends a sheet by so much at its edges makes lengths on it wrong by some tenths of a millimetre. */
const bentMm = 1.5
const bridgedMm = 12
const [doubledMm, apartMm] = [40, 1]

/** Measures the foot, or both, that somebody drew around on a sheet, from a photo of it; or says the one thing to change or to tell. */
export function measureTrace(
  photo: Pixels,
  question: TraceQuestion,
  onStage: (stage: TraceStage) => void = () => {},
): TraceResult {
  const { width, height } = photo
  onStage('looking')
  const pxPerPixel = Math.max(1, Math.ceil(Math.max(width, height) / enoughPx))
  const work: WorkPicture = { picture: shrink(photo, pxPerPixel), pxPerPixel }
  onStage('paper')
  const { laid, facts, fault, papers } = seeSheet(photo, work, question)
  if (!laid || fault) {
    const seen = { ...(laid && { corners: cornersOf(laid.camera, laid.sheet) }), ...(papers.length > 0 && { papers }) }
    return fail(fault ?? 'no_paper', seen)
  }
  const { camera, sheet, paper } = laid
  const corners = cornersOf(camera, sheet)
  onStage('line')
  const flat = flatten(work, camera, sheet)
  const pen = seePen(flat, position(camera))
  const { lines, isOffSheet } = seeLines(flat, camera, question, pen?.covers)
  const inPhoto = ({ points }: SeenLine) => points.map(({ x, y }) => project(camera, x, y))
  if (lines.length === 0) return fail(isOffSheet ? 'line_off_sheet' : 'no_line', { corners })
  for (const line of lines) {
    const wrong = lineFault(line)
    const open =
      line.open &&
      ([project(camera, line.open[0].x, line.open[0].y), project(camera, line.open[1].x, line.open[1].y)] as const)
    if (wrong) return fail(wrong, { corners, line: inPhoto(line), ...(wrong === 'line_open' && open && { open }) })
  }
  onStage('pen')
  const profile = pen?.profile ?? (question.pen && toldPen(question.pen))
  const first = lines[0] as SeenLine
  if (!profile) return fail('which_pen', { corners, line: inPhoto(first) })
  onStage('figures')
  const sides = sidesOfLines(lines, profile, question.side)
  if (!sides) return fail('two_alike', { corners, line: inPhoto(first) })
  const known = { stance: question.stance, bentMm: laid.bentMm, camera, information: laid.information }
  const feet = lines.flatMap((line, k) => {
    const measured = measureTracedFoot(line, sides.taken[k]!, profile, known)
    if (!measured || implausibleIn(measured.figures).length > 0) return []
    const { gap } = line
    const quality = tracedQuality(
      {
        tiltDeg: tiltDeg(camera),
        pxPerMm: facts.sheet?.pxPerMm ?? flat.pxPerMm,
        edgeWidthPx: facts.edgeWidthPx ?? 0,
        brightest: facts.brightest,
        clipped: facts.sheet?.clipped ?? 0,
        bentMm: laid.bentMm,
        bridged: line.bridgedMm / lengthOf(line),
        apartMm: line.doubledMm > doubledMm ? line.apartMm : 0,
        penSpreadMm: profile.spreadMm,
      },
      question.stance,
    )
    return [
      { foot: { ...measured, quality }, line: inPhoto(line), gap: gap && project(camera, gap.rear.x, gap.rear.y) },
    ]
  })
  const [one, other] = feet
  if (!one || feet.length < lines.length) return fail('implausible', { corners, line: inPhoto(first) })
  const lengths = feet.map(({ foot }) => foot.figures.lengthMm)
  const doubts: Readonly<Record<TraceWarning, boolean>> = {
    tilted: tiltDeg(camera) > tiltedDeg,
    paper_bent: laid.bentMm > bentMm,
    line_bridged: lines.some((line) => line.openMm > bridgedMm),
    line_doubled: lines.some((line) => line.doubledMm > doubledMm && line.apartMm > apartMm),
    pen_told: profile.by === 'told',
    no_gap_mark: lines.some(({ gap }) => !gap),
    other_side: sides.isOther,
    size_differs: lengths.every((length) => isSizeOther(length, question.usualMm)),
    small_for_paper: lengths.some(({ value }) => isSmallForPaper(value, paper)),
  }
  return ok({
    feet: other ? [one, other] : [one],
    warnings: (Object.keys(doubts) as TraceWarning[]).filter((doubt) => doubts[doubt]),
    paper,
    seen: {
      corners,
      pen: pen?.ends && [project(camera, pen.ends[0].x, pen.ends[0].y), project(camera, pen.ends[1].x, pen.ends[1].y)],
      tiltDeg: tiltDeg(camera),
      heightMm: position(camera)[2],
      focal35Mm: focalAs35Mm(camera.focalPx, width, height),
    },
    byHand: traceHandMarks.filter((mark) => question[mark] !== undefined),
  })
}
