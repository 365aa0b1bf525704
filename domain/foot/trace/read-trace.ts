import { fail, ok, type Result } from '#domain/result.ts'
import type { Point } from '../geometry/point.ts'
import { focalAs35Mm, position, project, tiltDeg } from '../photo/camera/camera.ts'
import { projectCorners } from '../photo/camera/project-corners.ts'
import type { PaperName } from '../photo/paper/papers.ts'
import type { WorkPicture } from '../photo/picture/picture.ts'
import type { Corners, Pixels } from '../photo/question/photo-question.ts'
import { plausibleFoot } from './figures/measure-traced-foot.ts'
import { flatten } from './flat/flatten.ts'
import { findLineRejection, lineLengthMm, minDoubledMm } from './gates/find-line-rejection.ts'
import { assignLineSides } from './gates/line-sides.ts'
import { findTraceWarnings } from './gates/trace-warnings.ts'
import { tracedQuality } from './gates/traced-quality.ts'
import { seeLines } from './line/see-lines.ts'
import type { SeenLine } from './line/seen-line.ts'
import type { PenProfile } from './pen/pen-profile.ts'
import { type SeenPen, seePen } from './pen/see-pen.ts'
import { toldPen } from './pen/told-pen.ts'
import {
  type TraceAnswer,
  type TracedFoot,
  type TraceQuestion,
  type TraceRejection,
  type TraceRejectionFacts,
  type TraceStage,
  traceHandMarks,
} from './question/trace-question.ts'
import { type SeenSheet, seeSheet } from './sheet/see-sheet.ts'

export type TraceResult = Result<TraceAnswer, TraceRejection, TraceRejectionFacts>

/** The result of a photo if the sheet is that one. */
export type TraceReading = {
  readonly result: TraceResult
  /** Nothing where no sheet was found, or none to follow a line on. */
  readonly paper: PaperName | undefined
  readonly lines: readonly SeenLine[]
  readonly pen: PenProfile | undefined
  /** How long the pen is, where it was seen. */
  readonly penMm?: number | undefined
  /** Nothing is drawn on it. */
  readonly isBare: boolean
}

type Photo = { readonly photo: Pixels; readonly work: WorkPicture }
type ReportStage = (stage: TraceStage) => void

/** Reads the photo with the sheet as it is said, or likeliest. */
export function readTrace({ photo, work }: Photo, question: TraceQuestion, onStage: ReportStage): TraceReading {
  onStage('paper')
  const seen = seeSheet(photo, work, question)
  const { laid, rejection, papers } = seen
  if (!laid || rejection) {
    const facts = {
      ...(laid && { corners: projectCorners(laid.camera, laid.sheet) }),
      ...(papers.length > 0 && { papers }),
    }
    return { result: fail(rejection ?? 'no_paper', facts), paper: undefined, lines: [], pen: undefined, isBare: false }
  }
  onStage('line')
  const { camera, sheet, paper } = laid
  const flat = flatten(work, camera, sheet)
  const pen = seePen(flat, position(camera), question.pen !== undefined)
  const { lines, isOffSheet, isNothing } = seeLines(flat, camera, question, pen?.covers)
  const profile = pen?.profile ?? (question.pen && toldPen(question.pen))
  const corners = projectCorners(camera, sheet)
  const [first] = lines
  const result = first
    ? measureLines(
        { ...seen, laid, photo, pen, profile, lines, first, corners, pxPerMm: flat.pxPerMm },
        question,
        onStage,
      )
    : fail(isOffSheet ? 'line_off_sheet' : 'no_line', { corners })
  return { result, paper, lines, pen: profile, penMm: pen?.ends && between(...pen.ends), isBare: isNothing }
}

const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

type DrawnTrace = SeenSheet &
  Pick<Photo, 'photo'> & {
    readonly laid: NonNullable<SeenSheet['laid']>
    readonly corners: Corners
    readonly pxPerMm: number
    readonly pen: SeenPen | undefined
    readonly profile: PenProfile | undefined
    readonly lines: readonly SeenLine[]
    readonly first: SeenLine
  }

/** Measures what lines were drawn around; or says what is wrong with them. */
function measureLines(drawn: DrawnTrace, question: TraceQuestion, onStage: ReportStage): TraceResult {
  const { photo, laid, facts, corners, pxPerMm, pen, profile, lines, first } = drawn
  const { camera, paper } = laid
  const inPhoto = ({ points }: SeenLine) => points.map(({ x, y }) => project(camera, x, y))
  for (const line of lines) {
    const lineRejection = findLineRejection(line)
    const open =
      line.open &&
      ([project(camera, line.open[0].x, line.open[0].y), project(camera, line.open[1].x, line.open[1].y)] as const)
    if (lineRejection)
      return fail(lineRejection, {
        corners,
        line: inPhoto(line),
        ...(lineRejection === 'line_open' && open && { open }),
      })
  }
  onStage('pen')
  if (!profile) return fail('which_pen', { corners, line: inPhoto(first) })
  onStage('figures')
  const sides = assignLineSides(lines, profile, question.side)
  if (!sides.ok) return fail(sides.code, { corners, line: inPhoto(first) })
  const { likely, isOther } = sides.value
  const known = { stance: question.stance, bentMm: laid.bentMm, camera, information: laid.information }
  const read = lines.flatMap((line, k) => plausibleFoot(line, likely[k]!, profile, known) ?? [])
  if (read.length < lines.length) return fail('implausible', { corners, line: inPhoto(first) })
  const feet = read.map(({ line, foot }) => {
    const { gap } = line
    const quality = tracedQuality(
      {
        tiltDeg: tiltDeg(camera),
        pxPerMm: facts.sheet?.pxPerMm ?? pxPerMm,
        edgeWidthPx: facts.edgeWidthPx ?? 0,
        brightest: facts.brightest,
        clipped: facts.sheet?.clipped ?? 0,
        bentMm: laid.bentMm,
        bridged: line.bridgedMm / lineLengthMm(line),
        apartMm: line.doubledMm > minDoubledMm ? line.apartMm : 0,
        penSpreadMm: profile.spreadMm,
      },
      question.stance,
    )
    return { foot: { ...foot, quality }, line: inPhoto(line), gap: gap && project(camera, gap.rear.x, gap.rear.y) }
  })
  const [one, other] = feet as readonly TracedFoot[] as [TracedFoot, TracedFoot?]
  return ok({
    feet: other ? [one, other] : [one],
    warnings: findTraceWarnings({
      tiltDeg: tiltDeg(camera),
      bentMm: laid.bentMm,
      lines: read.map(({ line }) => line),
      isPenTold: profile.by === 'told',
      isOtherSide: isOther,
      lengths: feet.map(({ foot }) => foot.figures.lengthMm),
      usualMm: question.usualMm,
      paper,
    }),
    paper,
    seen: {
      corners,
      pen: pen?.ends && [project(camera, pen.ends[0].x, pen.ends[0].y), project(camera, pen.ends[1].x, pen.ends[1].y)],
      tiltDeg: tiltDeg(camera),
      heightMm: position(camera)[2],
      focal35Mm: focalAs35Mm(camera.focalPx, photo.width, photo.height),
    },
    byHand: traceHandMarks.filter((mark) => question[mark] !== undefined),
  })
}
