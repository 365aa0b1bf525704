import { expect, test } from 'vitest'
import { readReal } from './read-real.ts'

const head = 'file,foot,paper,lengthMm,ballWidthMm,toeForm,focal35Mm'

test('a table of real photos is read, and what was not measured stays away', () => {
  expect(
    readReal(`\uFEFF${head}\r\n"one.jpg", left ,a4,251.5,,greek,26\r\n\r\ntwo.jpg,right,letter,260,101,,\r\n`),
  ).toEqual([
    {
      file: 'one.jpg',
      question: { paper: 'a4', side: 'auto', focal35Mm: 26 },
      expected: { side: 'left', toeForm: 'greek', lengthMm: 251.5 },
    },
    {
      file: 'two.jpg',
      question: { paper: 'letter', side: 'auto' },
      expected: { side: 'right', lengthMm: 260, ballWidthMm: 101 },
    },
  ])
})

test.each([
  ['a column that must be there is not', 'file,foot,paper', 'lengthMm'],
  ['a foot is neither', `${head}\na.jpg,both,a4,250,,,`, 'Line 2'],
  ['a paper is none', `${head}\na.jpg,left,a5,250,,,`, 'Line 2'],
  ['a length is no number', `${head}\nb.jpg,left,a4,250,,,\na.jpg,left,a4,25 cm,,,`, 'Line 3: 25 cm'],
])('a table is refused when %s', (_what, table, said) => {
  expect(() => readReal(table)).toThrow(said)
})
