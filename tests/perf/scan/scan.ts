import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { benchScan } from './bench-scan.ts'
import type { Goal } from './goals.ts'
import { labelTable } from './labels/label-table.ts'
import { labelledCases } from './labels/labelled-cases.ts'
import { scoreLabels } from './labels/score-labels.ts'
import { benchPeople } from './people/bench-people.ts'
import { peopleChapter } from './people/people-chapter.ts'
import { realCases } from './real-cases.ts'
import { sumUp } from './sum-up.ts'
import { withPeople, writeAccuracy } from './write-accuracy.ts'

const usage = `npm run bench:scan -- [--json] [--set tuning|held-back] [--count N] [--broken N] [--workers N] [--corners] [--write]
npm run bench:scan -- --people [--json] [--set tuning|held-back] [--count N] [--workers N] [--write]
npm run bench:scan -- --real FOLDER
npm run bench:scan -- [--json] --real FOLDER --labels FILE

Measures drawn photos whose truth is known, and tells how far off the engine is: in all, and by floor, skin, sock, sheet,
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
  --json    the score as JSON`

const say = (line: string) => void process.stderr.write(`${line}\n`)
const isSet = (word: string): word is 'tuning' | 'held-back' => word === 'tuning' || word === 'held-back'

function wordsOf(args: readonly string[]) {
  const text = (value: string) => ({ type: 'string', default: value }) as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        people: { type: 'boolean', default: false },
        corners: { type: 'boolean', default: false },
        set: text('tuning'),
        count: text('200'),
        broken: text('100'),
        workers: text('2'),
        real: { type: 'string' },
        labels: { type: 'string' },
      },
    })
    const [count, broken, workers] = [values.count, values.broken, values.workers].map(Number) as [
      number,
      number,
      number,
    ]
    const { set } = values
    const isLabelled = values.labels === undefined || values.real !== undefined
    return isSet(set) && count > 0 && broken >= 0 && workers > 0 && isLabelled
      ? { ...values, set, count, broken, workers }
      : undefined
  } catch {
    return undefined
  }
}

function lineOf({ name, wanted, is, isReached }: Goal): string {
  const value = is === null ? 'not measured' : wanted.includes('%') ? `${(is * 100).toFixed(1)} %` : is.toFixed(2)
  return `${isReached === false ? 'NO ' : '   '} ${name}: ${value} (${wanted})`
}

const page = 'docs/accuracy.md'
const words = wordsOf(process.argv.slice(2))
if (!words) {
  say(usage)
  process.exitCode = 1
} else if (words.real !== undefined && words.labels !== undefined) {
  try {
    const report = scoreLabels(await labelledCases(words.real, words.labels, say))
    process.stdout.write(`${words.json ? JSON.stringify(report, null, 2) : labelTable(report)}\n`)
  } catch (fault) {
    say(fault instanceof Error ? fault.message : String(fault))
    process.exitCode = 1
  }
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
  process.stdout.write(`${words.json ? JSON.stringify(result, null, 2) : result.goals.map(lineOf).join('\n')}\n`)
}
