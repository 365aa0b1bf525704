import { readFile, writeFile } from 'node:fs/promises'
import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import { benchScan } from './bench-scan.ts'
import { formatGoal } from './goals.ts'
import { labelTable } from './labels/label-table.ts'
import { labelledCases } from './labels/labelled-cases.ts'
import { scoreLabels } from './labels/score-labels.ts'
import { lineCases } from './lines/line-cases.ts'
import { lineTable } from './lines/line-table.ts'
import { scoreLines } from './lines/score-lines.ts'
import { benchPeople } from './people/bench-people.ts'
import { peopleChapter } from './people/people-chapter.ts'
import { realCases } from './real-cases.ts'
import { sumUp } from './sum-up.ts'
import { traceScan } from './trace/trace-scan.ts'
import { withPeople, writeAccuracy } from './write-accuracy.ts'

const usage = `npm run bench:scan -- [--json] [--set tuning|held-back] [--count N] [--broken N] [--workers N] [--corners] [--write]
npm run bench:scan -- --people [--json] [--set tuning|held-back] [--count N] [--workers N] [--write]
npm run bench:scan -- --real FOLDER
npm run bench:scan -- [--json] --real FOLDER --labels FILE
npm run bench:scan -- --trace [--json] [--set tuning|held-back] [--count N] [--broken N] [--spread 2|3] [--no-pen] [--workers N] [--write]
npm run bench:scan -- --trace --floor [--count N] [--write]
npm run bench:scan -- --trace --real FOLDER
npm run bench:scan -- [--json] --real FOLDER --lines FILE

Measures drawn photos whose true measures are known, and tells how far off the engine is: in all, and by floor, skin, sock, sheet,
distance and tilt. The held-back set is only run to report; everything is tuned on the other.
  --count   photos that follow the protocol (200)
  --broken  photos that break it (100)
  --workers how many photos are drawn at a time (2); they are measured one by one
  --corners tells the corners of the sheet with every photo, as if they were set by hand
  --people  photos as people take them whom nobody told how, instead: heels inside of the edge, from near by and from aside
  --write   writes docs/accuracy.md with its plots; of --people its chapter, and leaves the others
  --real    photos of real feet, with measures.csv beside them: file,foot,paper,lengthMm,ballWidthMm,…; the score is JSON
  --labels  scores those photos against labels by hand instead: sheet, heel and toe, or the codes with which to refuse
            (tests/perf/scan/real-labels; npm run label:photo helps to label). A photo that is missing in the folder, or is
            another than was labelled, is an error
  --trace   drawn photos of sheets on which a foot was traced, instead
  --spread  by how many degrees the pens lean there (2), one standard deviation
  --no-pen  without the pen in the picture, its kind told
  --floor   how well the line alone can tell a foot, whatever looks at it; --write keeps it for what is promised
  --lines   the same of photos of drawn and written lines on sheets: sheet and ink, or the codes with which to refuse
  --json    the score as JSON`

const say = (line: string) => void process.stderr.write(`${line}\n`)
const isSet = (word: string): word is 'tuning' | 'held-back' => word === 'tuning' || word === 'held-back'

function parseArguments() {
  const text = (value: string) => ({ type: 'string', default: value }) as const
  const { values } = readArgumentsOrExit(
    {
      options: {
        json: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        people: { type: 'boolean', default: false },
        corners: { type: 'boolean', default: false },
        trace: { type: 'boolean', default: false },
        floor: { type: 'boolean', default: false },
        'no-pen': { type: 'boolean', default: false },
        spread: text('2'),
        set: text('tuning'),
        count: text('200'),
        broken: text('100'),
        workers: text('2'),
        real: { type: 'string' },
        labels: { type: 'string' },
        lines: { type: 'string' },
      },
    },
    usage,
  )
  const [count, broken, workers] = [values.count, values.broken, values.workers].map(Number) as [number, number, number]
  const { set } = values
  const isLabelled = (values.labels ?? values.lines) === undefined || values.real !== undefined
  const isSpread = values.spread === '2' || values.spread === '3'
  return isSet(set) && isSpread && count > 0 && broken >= 0 && workers > 0 && isLabelled
    ? { ...values, set, count, broken, workers }
    : undefined
}

/** Prints the score against labels; prints an error if a photo is missing or differs from the labelled one. */
async function printScore<Report>(scored: () => Promise<Report>, table: (report: Report) => string): Promise<void> {
  try {
    const report = await scored()
    process.stdout.write(`${words?.json ? JSON.stringify(report, null, 2) : table(report)}\n`)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

const page = 'docs/accuracy.md'
const words = parseArguments()
if (!words) {
  say(usage)
  process.exitCode = 1
} else if (words.trace) {
  await traceScan(words, page, say)
} else if (words.real !== undefined && words.labels !== undefined) {
  const { real, labels } = words
  await printScore(async () => scoreLabels(await labelledCases(real, labels, say)), labelTable)
} else if (words.real !== undefined && words.lines !== undefined) {
  const { real, lines } = words
  await printScore(async () => scoreLines(await lineCases(real, lines, say)), lineTable)
} else if (words.real !== undefined) {
  process.stdout.write(`${JSON.stringify(sumUp(await realCases(words.real)), null, 2)}\n`)
} else if (words.people) {
  const result = await benchPeople(words, say)
  if (words.write) await writeFile(page, withPeople(result, await readFile(page, 'utf8').catch(() => '')))
  process.stdout.write(`${words.json ? JSON.stringify(result, null, 2) : peopleChapter(result)}\n`)
} else {
  const { result, cases } = await benchScan(words, say)
  if (words.write) {
    const before = await readFile(page, 'utf8').catch(() => '')
    await writeAccuracy('docs', result, cases, before)
  }
  process.stdout.write(`${words.json ? JSON.stringify(result, null, 2) : result.goals.map(formatGoal).join('\n')}\n`)
}
