import { expect, test } from 'vitest'
import { readReal } from './read-real.ts'

const head = 'file,foot,paper,lengthMm,ballWidthMm,toeForm,focal35Mm'

test('reads a table of real photos, and leaves out what was not measured', () => {
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
  ['a required column is missing', 'file,foot,paper', 'lengthMm'],
  ['a foot is neither left nor right', `${head}\na.jpg,both,a4,250,,,`, 'Line 2'],
  ['a paper is unknown', `${head}\na.jpg,left,a5,250,,,`, 'Line 2'],
  ['a length is not a number', `${head}\nb.jpg,left,a4,250,,,\na.jpg,left,a4,25 cm,,,`, 'Line 3: 25 cm'],
])('a table is rejected when %s', (_what, table, said) => {
  expect(() => readReal(table)).toThrow(said)
})
