import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureTraceCase } from './measure-trace-case.ts'
import { readRealTracings } from './read-real-tracings.ts'
import type { TraceCase } from './trace-case.ts'

/** Measures the tracings of a folder with a `measures.csv` of their true values. */
export async function realTracings(folder: string): Promise<TraceCase[]> {
  const cases: TraceCase[] = []
  for (const { file, question, expected } of readRealTracings(await readFile(join(folder, 'measures.csv'), 'utf8'))) {
    const groups = { paper: question.paper, size: 'as taken' }
    const isMarked = expected.toeGapAlongMm !== undefined
    const known = { name: file, groups, feet: [expected], isMarked, broken: null }
    cases.push(await measureTraceCase(join(folder, file), { ...known, question }))
  }
  return cases
}
