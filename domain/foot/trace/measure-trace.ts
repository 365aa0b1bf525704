import { fail } from '#domain/result.ts'
import { type PaperName, papers } from '../photo/paper/papers.ts'
import { shrink, type WorkPicture } from '../photo/picture/picture.ts'
import type { Pixels } from '../photo/question/photo-question.ts'
import { lengthIf } from './figures/length-if.ts'
import { papersByLength, papersByPen, type SheetLengths } from './gates/papers-by-length.ts'
import { toldPen } from './pen/told-pen.ts'
import type { TraceQuestion, TraceStage } from './question/trace-question.ts'
import { readTrace, type TraceReading, type TraceResult } from './read-trace.ts'
import { findSimilarPaper } from './sheet/which-paper.ts'

/** More pixels than this along the longer side add no accuracy. */
const enoughPx = 2_100

/** Measures one traced foot or both from a photo of the sheet; or returns the one thing to change or to state. */
export function measureTrace(
  photo: Pixels,
  question: TraceQuestion,
  onStage: (stage: TraceStage) => void = () => {},
): TraceResult {
  onStage('looking')
  const pxPerPixel = Math.max(1, Math.ceil(Math.max(photo.width, photo.height) / enoughPx))
  const work: WorkPicture = { picture: shrink(photo, pxPerPixel), pxPerPixel }
  const reading = readTrace({ photo, work }, question, onStage)
  const { paper, isBare, result } = reading
  const twin = paper && findSimilarPaper(paper)
  if (!twin || isBare) return result
  const readTwin = () => readTrace({ photo, work }, { ...question, paper: twin }, () => {})
  const pair = { reading, paper, twin, readTwin }
  return question.paper === 'auto' ? asLikely(pair, question.usualMm) : asSaid(pair)
}

/** What is read of one sheet, and may be read of the other that has its shape. */
type Pair = {
  readonly reading: TraceReading
  readonly paper: PaperName
  readonly twin: PaperName
  readonly readTwin: () => TraceReading
}

/** If the sheet was not stated, the foot's length or the pen's decides between the two; else it is asked for. */
function asLikely({ reading, paper, twin, readTwin }: Pair, usualMm: number | undefined): TraceResult {
  const { result } = reading
  const lengths = lengthsOn(reading, [paper, twin])
  // What is too small for a foot may be one on the larger sheet; as well it may be none.
  if (lengths.length === 0) return isSense(readTwin()) ? asked(result, [paper, twin]) : result
  const likely = papersByPen(papersByLength(lengths, usualMm), (sheet) => penOn(reading, sheet))
  if (likely.length > 1) return isSense(reading) ? asked(result, [paper, twin]) : result
  return likely.includes(twin) ? readTwin().result : result
}

/** The stated sheet is used, unless the line is no foot on it but is one on the other sheet: then it is asked for. */
function asSaid({ reading, paper, twin, readTwin }: Pair): TraceResult {
  const { result } = reading
  const [own] = lengthsOn(reading, [paper])
  const isFoot = own && papersByLength([own], undefined).length > 0
  const isImplausible = !result.ok && (result.code === 'implausible' || !isFoot)
  return isImplausible && isSense(readTwin()) ? asked(result, [paper, twin]) : result
}

/** The pen may be asked for later. */
const isSense = ({ result }: TraceReading) => result.ok || result.code === 'which_pen'

function asked(result: TraceResult, sheets: readonly PaperName[]): TraceResult {
  const { corners, line } = result.ok
    ? { corners: result.value.seen.corners, line: result.value.feet[0].line }
    : (result.facts ?? {})
  return fail('which_paper', { ...(corners && { corners }), ...(line && { line }), papers: sheets })
}

/** How many times as long everything is if it lies on that sheet. */
const timesOn = (sheet: PaperName, read: PaperName) => papers[sheet].heightMm / papers[read].heightMm

function penOn({ penMm, paper }: TraceReading, sheet: PaperName): number | undefined {
  return penMm && paper && penMm * timesOn(sheet, paper)
}

/** How long what was drawn is on each of the sheets; by a pen of the usual width as long as that is not known. */
function lengthsOn({ lines, pen, paper }: TraceReading, sheets: readonly PaperName[]): SheetLengths[] {
  if (!paper || lines.length === 0) return []
  return sheets.map((sheet) => ({
    paper: sheet,
    lengthsMm: lines.flatMap((line) => lengthIf(timesOn(sheet, paper), line, pen ?? toldPen('ballpoint')) ?? []),
  }))
}
