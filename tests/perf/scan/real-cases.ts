import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureCase } from './measure-case.ts'
import { readReal } from './read-real.ts'
import type { ScanCase } from './scan-case.ts'

/** Measures the photos of a folder with a `measures.csv` of their true values. */
export async function realCases(folder: string): Promise<ScanCase[]> {
  const cases: ScanCase[] = []
  for (const { file, question, expected } of readReal(await readFile(join(folder, 'measures.csv'), 'utf8'))) {
    const groups = { paper: question.paper, size: 'as taken' }
    cases.push(await measureCase(join(folder, file), { name: file, groups, expected, broken: null, question }))
  }
  return cases
}
