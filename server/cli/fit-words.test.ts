import { expect, test } from 'vitest'
import { readFitWords } from './fit-words.ts'

test('reads files, feel, rounds, group and the JSON option from the arguments', () => {
  const words = ['--measures', 'a', '--measures', 'b', '--wear', 'ball=tight,heel=right@roomy', '--wear', 'toes=loose']
  expect(readFitWords([...words, '--group', 'men', '--json'])).toEqual({
    ok: true,
    value: {
      files: ['a', 'b'],
      feel: 'natural',
      group: 'men',
      rounds: [
        { answers: { ball: 'tight', heel: 'right' }, feel: 'roomy' },
        { answers: { toes: 'loose' }, feel: undefined },
      ],
      isJson: true,
    },
  })
})

test.each([
  [[], '--measures is missing'],
  [['--measures', 'a', '--measures', 'b', '--measures', 'c'], '--measures is given twice at most'],
  [['--measures', 'a', '--feel', 'tight'], '--feel is one of close, natural, roomy'],
  [['--measures', 'a', '--group', 'children'], '--group is one of men, women'],
  [['--measures', 'a', '--wear', 'ball=tight@huge'], '--wear is as in'],
  [['--measures', 'a', '--wear', 'ball=tight,ball=loose'], '--wear is as in'],
  [['--measures', 'a', '--wear', 'knee=tight'], '--wear is as in'],
  [['--measures', 'a', '--wear', 'ball'], '--wear is as in'],
  [['--measures', 'a', '--wear', ''], '--wear is as in'],
  [['--measures', 'a', '--speed'], '--speed'],
  [
    ['--measures', 'a', ...Array.from({ length: 51 }, () => ['--wear', 'ball=tight']).flat()],
    '--wear is given 50 times at most',
  ],
])('rejects %j', (words, reports) => {
  const read = readFitWords(words)
  expect(read.ok ? '' : read.facts).toContain(reports)
})
