import { readFile, stat } from 'node:fs/promises'
import { fail, type Result } from '#domain/result.ts'
import { formatFitReport } from '#server/fit/fit-lines.ts'
import { type FitError, type FitErrorFacts, reportFit } from '#server/fit/fit-report.ts'
import { type FileFoot, readFootFile } from '#server/fit/read-foot-file.ts'
import { type FitWords, fitUsage, readFitWords } from './fit-words.ts'
import { formatShoeError } from './make-shoe-words.ts'

const codes = { done: 0, misused: 1, refused: 2 } as const
/** More than a thousand feet need. A file of several gigabytes is never read. */
const maxBytes = 1_000_000

async function feetIn(file: string): Promise<Result<FileFoot[], string, string>> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return fail('no_file', 'there is no such file')
  if (found.size > maxBytes) return fail('too_many_bytes', 'this file is too large to be measurements of feet')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? fail('no_file', 'this file cannot be read') : readFootFile(text)
}

function formatFitError(code: FitError, { foot, ...facts }: FitErrorFacts): string {
  if (code === 'too_many_feet') return 'too_many_feet: there are more than two feet'
  if (code === 'same_side') return `same_side: both feet are ${facts.names?.join()} ones`
  return `${foot} foot: ${formatShoeError(code, facts)}`
}

function failWithLine(line: string): number {
  process.stderr.write(`${line}\n`)
  return codes.refused
}

async function run({ files, isJson, ...question }: FitWords): Promise<number> {
  const feet: FileFoot[] = []
  for (const file of files) {
    const read = await feetIn(file)
    if (!read.ok) return failWithLine(`${file}: ${read.code}: ${read.facts}`)
    feet.push(...read.value)
  }
  const report = reportFit(feet, question)
  if (!report.ok) return failWithLine(`${files.join(', ')}: ${formatFitError(report.code, report.facts)}`)
  process.stdout.write(`${isJson ? JSON.stringify(report.value, null, 2) : formatFitReport(report.value)}\n`)
  return codes.done
}

/** A reader that closes the pipe early, as `head` does, is no error and does not change the exit code. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

const words = process.argv.slice(2)
const options = readFitWords(words)
if (words.includes('--help')) process.stdout.write(`${fitUsage}\n`)
else if (options.ok) process.exitCode = await run(options.value)
else {
  process.stderr.write(`${options.facts}\n\n${fitUsage}\n`)
  process.exitCode = codes.misused
}
