import type { Point } from '#domain/foot/geometry/point.ts'
import { signedArea } from '#domain/foot/geometry/polygon.ts'
import { type SheetFromCorners, sheetFromCorners } from '#domain/foot/photo/by-hand/sheet-from-corners.ts'
import { onSheet } from '#domain/foot/photo/camera/camera.ts'
import { footNumbers } from '#domain/foot/photo/figures/foot-numbers.ts'
import { type KnownTrace, type TraceMarks, tracePlaces } from '#domain/foot/trace/by-hand/trace-marks.ts'
import { ownBorder } from '#domain/foot/trace/figures/traced-numbers.ts'
import { traceFrame } from '#domain/foot/trace/frame/trace-frame.ts'
import { evenly, withWayOut } from '#domain/foot/trace/line/closed-line.ts'
import type { FootTraceContext } from '#machines/foot-trace/foot-trace.types.ts'
import type { CheckedHandMarks } from '#src/features/foot-photo/follow-hand.ts'

type Numbers = CheckedHandMarks['figures']
const nothing: Numbers = { lengthMm: undefined, ballWidthMm: undefined }

/** The spacing of the line's points, and how many of them determine its outward direction. */
const [stepMm, reach] = [1, 3]

type TraceMarksContext = Pick<FootTraceContext, 'outcome' | 'requestedMarks'>

/**
 * The immediate effect of a tracing's marks. Only the worker knows how far the pen ran outside the foot, so its last
 * answer remains the base; marks moved since change it by the difference of what the marks alone give.
 */
export function previewTrace(known: KnownTrace, hand: TraceMarks, { outcome, requestedMarks }: TraceMarksContext) {
  const sheet = toSheetOfCorners(known, hand, outcome)
  const figures = outcome?.ok && !known.isPair ? toFigureValues(outcome.value) : nothing
  const isSet = (hand.corners ?? known.corners) !== undefined
  return { agreeMm: isSet ? sheet?.agreeMm : undefined, figures }

  function toFigureValues({
    feet: [{ foot }],
  }: NonNullable<TraceMarksContext['outcome'] & { ok: true }>['value']): Numbers {
    const measured = { lengthMm: foot.figures.lengthMm.value, ballWidthMm: foot.figures.ballWidthMm?.value }
    if (hand === requestedMarks) return measured
    const [then, now] = [
      toTracedNumbers(known, requestedMarks, toSheetOfCorners(known, requestedMarks, outcome)),
      toTracedNumbers(known, hand, sheet),
    ]
    const changed = (name: keyof Numbers) => {
      const [was, before, after] = [measured[name], then[name], now[name]]
      return was === undefined || before === undefined || after === undefined ? undefined : was + after - before
    }
    return { lengthMm: changed('lengthMm'), ballWidthMm: changed('ballWidthMm') }
  }
}

function toSheetOfCorners(
  known: KnownTrace,
  hand: TraceMarks,
  outcome: TraceMarksContext['outcome'],
): SheetFromCorners | undefined {
  const photo = { ...known, outline: undefined, heelStands: undefined, isHeelProven: false }
  const focal35Mm = outcome?.ok ? outcome.value.seen.focal35Mm : undefined
  return sheetFromCorners({ ...photo, focal35Mm }, tracePlaces(known, hand).corners)
}

/** The measurements of the line itself, as if it ran along the foot. */
function toTracedNumbers(known: KnownTrace, hand: TraceMarks, sheet: SheetFromCorners | undefined): Numbers {
  const line = hand.outline ?? known.line
  if (!line || !sheet || known.side === 'auto') return nothing
  const { side } = known
  const drawn: Point[] = line.map((point) => onSheet(sheet.camera, point))
  const border = withWayOut(evenly(signedArea(drawn) > 0 ? drawn : drawn.toReversed(), stepMm), reach)
  const frame = traceFrame(border, side)
  if (!frame) return nothing
  const { lengthMm } = frame
  return { lengthMm, ballWidthMm: footNumbers(ownBorder(border, frame), lengthMm, side)?.ballWidthMm }
}
