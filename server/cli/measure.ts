import { readFile, stat } from 'node:fs/promises'
import { measurePhoto } from '#domain/foot/photo/measure-photo.ts'
import { measureTrace } from '#domain/foot/trace/measure-trace.ts'
import { fail } from '#domain/result.ts'
import { drawSeen } from '#server/photos/draw-seen.ts'
import { drawTraced } from '#server/photos/draw-traced.ts'
import { linesOf, measureFiles, measureTraces, summaryOf } from '#server/photos/measure-files.ts'
import { photoLimits, readPhoto } from '#server/photos/read-photo.ts'
import type { FileReport } from '#server/photos/report-photo.ts'
import { type MeasureWish, measureUsage, readMeasureWords } from './measure-words.ts'

const codes = { done: 0, misused: 1, refused: 2 } as const

async function readFromFile(file: string) {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return fail('no_file')
  // Of a film of some gigabytes nothing is read.
  if (found.size > photoLimits.mostBytes) return fail('too_many_bytes')
  const bytes = await readFile(file).catch(() => undefined)
  return bytes ? readPhoto(bytes) : fail('no_file')
}

function reportsOf(wish: MeasureWish): Promise<FileReport[]> {
  const { files, debugFolder } = wish
  // Pictures that cannot be written are no reason to lose the numbers.
  const complain = (file: string) => (fault: Error) => void process.stderr.write(`${file}: ${fault.message}\n`)
  if (wish.way === 'photo') {
    const parts = { read: readFromFile, measure: measurePhoto }
    if (debugFolder === undefined) return measureFiles(parts, files, wish.question)
    const show: Parameters<typeof measureFiles>[0]['show'] = (file, photo, measured) =>
      drawSeen(debugFolder, wish.question.paper, file, photo, measured).catch(complain(file))
    return measureFiles({ ...parts, show }, files, wish.question)
  }
  const parts = { read: readFromFile, measure: measureTrace }
  if (debugFolder === undefined) return measureTraces(parts, files, wish.question)
  const show: Parameters<typeof measureTraces>[0]['show'] = (file, photo, measured) =>
    drawTraced(debugFolder, file, photo, measured).catch(complain(file))
  return measureTraces({ ...parts, show }, files, wish.question)
}

async function run(wish: MeasureWish): Promise<number> {
  const reports = await reportsOf(wish)
  const [only, ...others] = reports
  const json = () => JSON.stringify(others.length === 0 ? only : reports, null, 2)
  process.stdout.write(`${wish.isJson ? json() : reports.map(linesOf).join('\n\n')}\n`)
  if (others.length > 0) process.stderr.write(`${summaryOf(reports)}\n`)
  return reports.every((report) => report.ok) ? codes.done : codes.refused
}

/** Who reads the first line only, as `head` does, has closed the rest: nothing is wrong, and the code is the same. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault
  })

const wish = readMeasureWords(process.argv.slice(2))
if (wish) process.exitCode = await run(wish)
else {
  process.stderr.write(`${measureUsage}\n`)
  process.exitCode = codes.misused
}
