import { readFile, stat } from 'node:fs/promises'
import { measurePhoto } from '#domain/foot/photo/measure-photo.ts'
import { fail } from '#domain/result.ts'
import { drawSeen } from '#server/photos/draw-seen.ts'
import { linesOf, measureFiles, summaryOf } from '#server/photos/measure-files.ts'
import { photoLimits, readPhoto } from '#server/photos/read-photo.ts'
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

async function run({ files, question, isJson, debugFolder }: MeasureWish): Promise<number> {
  const parts = { read: readFromFile, measure: measurePhoto }
  const show: Parameters<typeof measureFiles>[0]['show'] = (file, photo, measured) =>
    // Pictures that cannot be written are no reason to lose the numbers.
    drawSeen(debugFolder ?? '.', question.paper, file, photo, measured).catch((fault: Error) => {
      process.stderr.write(`${file}: ${fault.message}\n`)
    })
  const reports = await measureFiles({ ...parts, ...(debugFolder !== undefined && { show }) }, files, question)
  const [only, ...others] = reports
  const json = () => JSON.stringify(others.length === 0 ? only : reports, null, 2)
  process.stdout.write(`${isJson ? json() : reports.map(linesOf).join('\n\n')}\n`)
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
