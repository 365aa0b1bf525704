import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import type {
  PhotoAnswer,
  PhotoFault,
  PhotoQuestion,
  PhotoRefusalFacts,
  Pixels,
} from '#domain/foot/photo/question/photo-question.ts'
import type { Result } from '#domain/result.ts'
import type { Photo, ReadPhotoFault } from './read-photo.ts'
import { type FileReport, reportAnswer, reportFault } from './report-photo.ts'

export type Measured = Result<PhotoAnswer, PhotoFault, PhotoRefusalFacts>

type Parts = {
  /** The photo in a file. */
  read(file: string): Promise<Result<Photo, ReadPhotoFault | 'no_file'>>
  measure(pixels: Pixels, question: PhotoQuestion): Measured
  /** Somebody wants to see what was seen. */
  show?(file: string, photo: Photo, measured: Measured): Promise<void>
}

/** Measures the foot in each of some files, one after the other: a single photo takes all the memory that it wants. */
export async function measureFiles(
  { read, measure, show }: Parts,
  files: readonly string[],
  asked: PhotoQuestion,
): Promise<FileReport[]> {
  const reports: FileReport[] = []
  for (const file of files) reports.push({ file, ...(await measureFile(file)) })
  return reports

  async function measureFile(file: string) {
    const photo = await read(file)
    if (!photo.ok) return reportFault(photo.code)
    const { pixels, focal35Mm } = photo.value
    // What was said on the line is believed before the file.
    const measured = measure(pixels, { ...(focal35Mm !== undefined && { focal35Mm }), ...asked })
    await show?.(file, photo.value, measured)
    if (!measured.ok) return reportFault(measured.code)
    const { foot } = measured.value
    return reportAnswer({ ...measured.value, foot: { ...foot, figures: estimateMissing(foot.figures) } })
  }
}

/** One line over all files: how many were measured, and why the others were not. */
export function summaryOf(reports: readonly FileReport[]): string {
  const codes = reports.flatMap((report) => (report.ok ? [] : [report.code]))
  const counts = [...new Set(codes)].map((code) => `${code} ${codes.filter((one) => one === code).length}`)
  const measured = reports.length - codes.length
  const refused = codes.length > 0 ? `, ${codes.length} refused (${counts.join(', ')})` : ''
  return `${reports.length} photos: ${measured} measured${refused}`
}

/** For people: the numbers of a foot, or why there are none. */
export function linesOf(report: FileReport): string {
  if (!report.ok) return `${report.file}: ${report.message} (${report.code})`
  const names = Object.keys(report.tolerances) as (keyof typeof report.tolerances)[]
  const numbers = names.map((name) => {
    const unit = name.endsWith('Deg') ? 'degrees' : 'mm'
    return `  ${name.replace(/(Mm|Deg)$/, '')}: ${report[name]} ± ${report.tolerances[name]} ${unit}, ${report.methods[name]}`
  })
  const warnings = report.warnings.length > 0 ? [`  warnings: ${report.warnings.join(', ')}`] : []
  const byHand = report.byHand.length > 0 ? [`  set by hand: ${report.byHand.join(', ')}`] : []
  return [
    `${report.file}: ${report.side} foot, toes ${report.toeForm ?? 'unknown'}, quality ${report.quality} of 100`,
    ...numbers,
    ...warnings,
    ...byHand,
  ].join('\n')
}
