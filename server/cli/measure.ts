import { readFile, stat } from 'node:fs/promises'
import { measurePhoto } from '#domain/foot/photo/measure-photo.ts'
import { measureTrace } from '#domain/foot/trace/measure-trace.ts'
import { fail } from '#domain/result.ts'
import { drawDetected } from '#server/photos/draw-detected.ts'
import { drawTraced } from '#server/photos/draw-traced.ts'
import { formatReport, measureFiles, measureTraces, summarizeReports } from '#server/photos/measure-files.ts'
import { photoLimits, readPhoto } from '#server/photos/read-photo.ts'
import type { FileReport } from '#server/photos/report-photo.ts'
import { type MeasureOptions, measureUsage, readMeasureWords } from './measure-words.ts'

const codes = { done: 0, misused: 1, refused: 2 } as const

async function readFromFile(file: string) {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return fail('no_file')
  // A file of several gigabytes is never read.
  if (found.size > photoLimits.maxBytes) return fail('too_many_bytes')
  const bytes = await readFile(file).catch(() => undefined)
  return bytes ? readPhoto(bytes) : fail('no_file')
}

function measureAllFiles(options: MeasureOptions): Promise<FileReport[]> {
  const { files, debugFolder } = options
  // A debug image that cannot be written must not lose the measurements.
  const printError = (file: string) => (error: Error) => void process.stderr.write(`${file}: ${error.message}\n`)
  if (options.way === 'photo') {
    const deps = { read: readFromFile, measure: measurePhoto }
    if (debugFolder === undefined) return measureFiles(deps, files, options.question)
    const show: Parameters<typeof measureFiles>[0]['show'] = (file, photo, measured) =>
      drawDetected(debugFolder, options.question.paper, file, photo, measured).catch(printError(file))
    return measureFiles({ ...deps, show }, files, options.question)
  }
  const deps = { read: readFromFile, measure: measureTrace }
  if (debugFolder === undefined) return measureTraces(deps, files, options.question)
  const show: Parameters<typeof measureTraces>[0]['show'] = (file, photo, measured) =>
    drawTraced(debugFolder, file, photo, measured).catch(printError(file))
  return measureTraces({ ...deps, show }, files, options.question)
}

async function run(options: MeasureOptions): Promise<number> {
  const reports = await measureAllFiles(options)
  const [only, ...others] = reports
  const json = () => JSON.stringify(others.length === 0 ? only : reports, null, 2)
  process.stdout.write(`${options.isJson ? json() : reports.map(formatReport).join('\n\n')}\n`)
  if (others.length > 0) process.stderr.write(`${summarizeReports(reports)}\n`)
  return reports.every((report) => report.ok) ? codes.done : codes.refused
}

/** A reader that closes the pipe early, as `head` does, is no error and does not change the exit code. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

const options = readMeasureWords(process.argv.slice(2))
if (options.ok) process.exitCode = await run(options.value)
else {
  process.stderr.write(`${options.facts ? `${options.facts}\n\n` : ''}${measureUsage}\n`)
  process.exitCode = codes.misused
}
