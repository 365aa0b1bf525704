import { readFile, stat } from 'node:fs/promises'
import { fail, type Result } from '#domain/result.ts'
import { linesOfFit } from '#server/fit/fit-lines.ts'
import { type FitFault, type FitFaultFacts, reportFit } from '#server/fit/fit-report.ts'
import { type FileFoot, readFootFile } from '#server/fit/read-foot-file.ts'
import { type FitWords, fitUsage, readFitWords } from './fit-words.ts'
import { refusalLine } from './make-shoe-words.ts'

const codes = { done: 0, misused: 1, refused: 2 } as const
/** A thousand feet have less. Of a film of some gigabytes nothing is read. */
const mostBytes = 1_000_000

async function feetIn(file: string): Promise<Result<FileFoot[], string, string>> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return fail('no_file', 'there is no such file')
  if (found.size > mostBytes) return fail('too_many_bytes', 'this file is too large to be measurements of feet')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? fail('no_file', 'this file cannot be read') : readFootFile(text)
}

function faultLine(code: FitFault, { foot, ...facts }: FitFaultFacts): string {
  if (code === 'too_many_feet') return 'too_many_feet: there are more than two feet'
  if (code === 'same_side') return `same_side: both feet are ${facts.names?.join()} ones`
  return `${foot} foot: ${refusalLine(code, facts)}`
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n`)
  return codes.refused
}

async function run({ files, isJson, ...question }: FitWords): Promise<number> {
  const feet: FileFoot[] = []
  for (const file of files) {
    const read = await feetIn(file)
    if (!read.ok) return refuse(`${file}: ${read.code}: ${read.facts}`)
    feet.push(...read.value)
  }
  const report = reportFit(feet, question)
  if (!report.ok) return refuse(`${files.join(', ')}: ${faultLine(report.code, report.facts)}`)
  process.stdout.write(`${isJson ? JSON.stringify(report.value, null, 2) : linesOfFit(report.value)}\n`)
  return codes.done
}

/** Who reads the first line only, as `head` does, has closed the rest: nothing is wrong, and the code is the same. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault
  })

const words = process.argv.slice(2)
const wish = readFitWords(words)
if (words.includes('--help')) process.stdout.write(`${fitUsage}\n`)
else if (wish.ok) process.exitCode = await run(wish.value)
else {
  process.stderr.write(`${wish.facts}\n\n${fitUsage}\n`)
  process.exitCode = codes.misused
}
