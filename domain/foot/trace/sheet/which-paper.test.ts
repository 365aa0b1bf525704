import { expect, test } from 'vitest'
import type { PaperName } from '../../photo/paper/papers.ts'
import { findAmbiguousPapers, findSimilarPaper, shapeCost } from './which-paper.ts'

const fits = (...costs: readonly [PaperName, number][]) => costs.map(([paper, cost]) => ({ paper, cost }))

test('A4 and A3 have one shape, Letter and Tabloid none of another', () => {
  expect((['a4', 'a3', 'letter', 'tabloid'] as const).map(findSimilarPaper)).toEqual(['a3', 'a4', undefined, undefined])
})

test.each<[string, ReturnType<typeof fits>, PaperName | 'auto', PaperName[]]>([
  ['clearly one shape', fits(['a4', 1], ['letter', 7]), 'auto', []],
  ['two shapes nearly as well', fits(['a4', 1], ['letter', 6.9]), 'auto', ['a4', 'letter', 'a3']],
  ['what was said is as good', fits(['letter', 1], ['a4', 6.9]), 'a4', []],
  ['what was said is worse', fits(['letter', 1], ['a4', 7]), 'a4', ['a4', 'letter']],
  ['as bad as a curl', fits(['letter', 32], ['tabloid', 60]), 'auto', []],
  ['the shape of none', fits(['letter', 32.1], ['a4', 60]), 'auto', ['letter', 'a4', 'a3']],
])('%s: asked for are the right ones, and A3 wherever it may be an A4', (_, known, said, papers) => {
  expect(findAmbiguousPapers(known, said)).toEqual(papers)
})

test('a Tabloid that nobody spoke of has to fit better than a piece of A4', () => {
  expect(shapeCost(fits(['tabloid', 2], ['a4', 21]), 'auto')).toBe(21)
  expect(shapeCost(fits(['tabloid', 2], ['a4', 23]), 'auto')).toBe(22)
  expect(shapeCost(fits(['tabloid', 2], ['a4', 21]), 'tabloid')).toBe(2)
})
