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
  [['--measures', 'a', '--measures', 'b', '--measures', 'c'], '--measures may be given at most twice'],
  [['--measures', 'a', '--feel', 'tight'], '--feel must be one of close, natural, roomy'],
  [['--measures', 'a', '--group', 'children'], '--group must be one of men, women'],
  [['--measures', 'a', '--wear', 'ball=tight@huge'], '--wear must have the form'],
  [['--measures', 'a', '--wear', 'ball=tight,ball=loose'], '--wear must have the form'],
  [['--measures', 'a', '--wear', 'knee=tight'], '--wear must have the form'],
  [['--measures', 'a', '--wear', 'ball'], '--wear must have the form'],
  [['--measures', 'a', '--wear', ''], '--wear must have the form'],
  [['--measures', 'a', '--speed'], '--speed'],
  [
    ['--measures', 'a', ...Array.from({ length: 51 }, () => ['--wear', 'ball=tight']).flat()],
    '--wear may be given at most 50 times',
  ],
])('rejects %j', (words, reports) => {
  const read = readFitWords(words)
  expect(read.ok ? '' : read.facts).toContain(reports)
})
