import { expect, test } from 'vitest'
import { judge, namesIn } from './verdict.ts'

const verdicts = [
  { name: 'door: a', isAlive: false },
  { name: 'door: b', isAlive: true },
  { name: 'door: c', isAlive: true },
]

test('a survivor must be on the page, and a row of the page must have a survivor', () => {
  const isDoor = (name: string) => name.startsWith('door:')
  expect(judge(verdicts, ['door: b', 'door: c'], isDoor)).toEqual({ killed: 1, named: 2, unnamed: [], stale: [] })
  expect(judge(verdicts, ['door: b', 'door: a', 'door: gone', 'window: x'], isDoor)).toEqual({
    killed: 1,
    named: 1,
    unnamed: ['door: c'],
    stale: ['door: a', 'door: gone'],
  })
})

test('the page names survivors in the first cells of its tables', () => {
  const page = [
    '| mutant | why |',
    '|---|---|',
    '| `door: a` | no `lock` |',
    '| `door: x \\|\\| y` | same |',
    'and `b` |',
  ]
  expect(namesIn(page.join('\n'))).toEqual(['door: a', 'door: x || y'])
})
