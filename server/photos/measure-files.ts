import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import type {
  PhotoAnswer,
  PhotoQuestion,
  PhotoRejection,
  PhotoRejectionFacts,
  Pixels,
} from '#domain/foot/photo/question/photo-question.ts'
import type {
  TraceAnswer,
  TracedFoot,
  TraceQuestion,
  TraceRejection,
  TraceRejectionFacts,
} from '#domain/foot/trace/question/trace-question.ts'
import type { Result } from '#domain/result.ts'
import { type FileRejection, fileRejectionTexts, photoRejectionTexts } from './photo-rejection-texts.ts'
import type { Photo } from './read-photo.ts'
import { type FileReport, type FootReport, reportAnswer, reportTrace, toRejectionReport } from './report-photo.ts'
import { traceRejectionTexts } from './trace-rejection-texts.ts'

export type MeasuredPhoto = Result<PhotoAnswer, PhotoRejection, PhotoRejectionFacts>
export type MeasuredTrace = Result<TraceAnswer, TraceRejection, TraceRejectionFacts>

type PhotoReader = {
  /** Reads the photo in a file. */
  read(file: string): Promise<Result<Photo, FileRejection>>
}

type Engine<Question, Answer> = {
  measure(pixels: Pixels, question: Question): Answer
  /** Draws the detection stages; omitted if they are not requested. */
  show?(file: string, photo: Photo, measured: Answer): Promise<void>
}

/** Measures the foot in each file. */
export function measureFiles(
  deps: PhotoReader & Engine<PhotoQuestion, MeasuredPhoto>,
  files: readonly string[],
  photoQuestion: PhotoQuestion,
): Promise<FileReport[]> {
  return inTurn(deps, files, photoQuestion, (measured) =>
    measured.ok
      ? reportAnswer({ ...measured.value, foot: completed(measured.value.foot) })
      : toRejectionReport(measured.code, photoRejectionTexts[measured.code]),
  )
}

/** Measures the traced feet in each file. */
export function measureTraces(
  deps: PhotoReader & Engine<TraceQuestion, MeasuredTrace>,
  files: readonly string[],
  photoQuestion: TraceQuestion,
): Promise<FileReport[]> {
  const whole = (traced: TracedFoot) => ({ ...traced, foot: completed(traced.foot) })
  return inTurn(deps, files, photoQuestion, (measured) =>
    measured.ok
      ? reportTrace({ ...measured.value, feet: measured.value.feet.map(whole) as unknown as TraceAnswer['feet'] })
      : toRejectionReport(measured.code, traceRejectionTexts[measured.code]),
  )
}

/** Estimates the measurements that were not detected from those that were. */
function completed(foot: FootMeasures): FootMeasures {
  return { ...foot, figures: estimateMissing(foot.figures) }
}

type ReportWithoutFile<Report> = Report extends { readonly file: string } ? Omit<Report, 'file'> : never

/** One file after the other: a single photo may use a lot of memory. */
async function inTurn<Question extends { readonly focal35Mm?: number }, Answer>(
  { read, measure, show }: PhotoReader & Engine<Question, Answer>,
  files: readonly string[],
  photoQuestion: Question,
  report: (answer: Answer) => ReportWithoutFile<FileReport>,
): Promise<FileReport[]> {
  const reports: FileReport[] = []
  for (const file of files) reports.push({ file, ...(await measureFile(file)) } as FileReport)
  return reports

  async function measureFile(file: string): Promise<ReportWithoutFile<FileReport>> {
    const photo = await read(file)
    if (!photo.ok) return toRejectionReport(photo.code, fileRejectionTexts[photo.code])
    const { pixels, focal35Mm } = photo.value
    // An option of the command line takes precedence over the file.
    const measured = measure(pixels, { ...(focal35Mm !== undefined && { focal35Mm }), ...photoQuestion })
    await show?.(file, photo.value, measured)
    return report(measured)
  }
}

/** One line about all files: how many were measured, and why the others were not. */
export function summarizeReports(reports: readonly FileReport[]): string {
  const codes = reports.flatMap((report) => (report.ok ? [] : [report.code]))
  const counts = [...new Set(codes)].map((code) => `${code} ${codes.filter((one) => one === code).length}`)
  const measured = reports.length - codes.length
  const rejected = codes.length > 0 ? `, ${codes.length} rejected (${counts.join(', ')})` : ''
  return `${reports.length} photos: ${measured} measured${rejected}`
}

/** Formats a report for people: the measurements of one foot or two, or why there are none. */
export function formatReport(report: FileReport): string {
  if (!report.ok) return `${report.file}: ${report.message} (${report.code})`
  const warnings = report.warnings.length > 0 ? [`  warnings: ${report.warnings.join(', ')}`] : []
  const byHand = report.byHand.length > 0 ? [`  set by hand: ${report.byHand.join(', ')}`] : []
  const feet = 'feet' in report ? report.feet : [report]
  const sheet = 'feet' in report ? [`  sheet: ${report.paper}`] : []
  return [...feet.flatMap((foot) => footLines(report.file, foot)), ...sheet, ...warnings, ...byHand].join('\n')
}

function footLines(file: string, foot: FootReport): string[] {
  const names = Object.keys(foot.tolerances) as (keyof typeof foot.tolerances)[]
  const numbers = names.map((name) => {
    const unit = name.endsWith('Deg') ? 'degrees' : 'mm'
    return `  ${name.replace(/(Mm|Deg)$/, '')}: ${foot[name]} ± ${foot.tolerances[name]} ${unit}, ${foot.methods[name]}`
  })
  return [`${file}: ${foot.side} foot, toes ${foot.toeForm ?? 'unknown'}, quality ${foot.quality} of 100`, ...numbers]
}
