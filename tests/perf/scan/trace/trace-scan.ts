import { readFile, writeFile } from 'node:fs/promises'
import { formatGoal } from '../goals.ts'
import { withTraces } from '../write-accuracy.ts'
import { benchTrace, floorFile, readFloor, type TraceVariant } from './bench-trace.ts'
import { floorTable, traceFloor } from './floor.ts'
import { realTracings } from './real-tracings.ts'
import { sumUpTraces } from './sum-up-trace.ts'
import { traceChapter } from './trace-chapter.ts'

type Words = {
  readonly set: 'tuning' | 'held-back'
  readonly count: number
  readonly broken: number
  readonly workers: number
  readonly spread: string
  readonly 'no-pen': boolean
  readonly floor: boolean
  readonly json: boolean
  readonly write: boolean
  readonly real?: string | undefined
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

/** Runs the benchmark of traced feet. */
export async function traceScan(words: Words, page: string, say: (line: string) => void): Promise<void> {
  const { set, count, broken, workers } = words
  if (words.real !== undefined) {
    print(JSON.stringify(sumUpTraces(await realTracings(words.real)), null, 2))
    return
  }
  if (words.floor) {
    const floor = traceFloor(count, say)
    if (words.write) await writeFile(floorFile, `${JSON.stringify(floor, null, 2)}\n`)
    print(words.json ? JSON.stringify(floor, null, 2) : floorTable(floor))
    return
  }
  const variant: TraceVariant = words['no-pen'] ? '-no-pen' : words.spread === '3' ? '-3' : ''
  const result = await benchTrace({ set, variant, count, broken, workers }, say)
  if (words.write) {
    // The variants use half as many feet: one command still writes the whole page.
    const fewer = { set, count: Math.ceil(count / 2), broken: 0, workers }
    const variants = [
      await benchTrace({ ...fewer, variant: '-3' }, say),
      await benchTrace({ ...fewer, variant: '-no-pen' }, say),
    ]
    const chapter = traceChapter(result, variants, await readFloor())
    await writeFile(page, withTraces(chapter, await readFile(page, 'utf8').catch(() => '')))
  }
  print(words.json ? JSON.stringify(result, null, 2) : result.goals.map(formatGoal).join('\n'))
}
