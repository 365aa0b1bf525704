import { expect, test } from 'vitest'
import { readRealTracings } from './read-real-tracings.ts'

const head = 'file,foot,paper,lengthMm,pen,stance'

test('reads a table of real tracings; the default is standing, with the pen in the picture', () => {
  expect(readRealTracings(`${head}\na.jpg,left,a4,250,felt,sitting\nb.jpg,right,letter,261,,\n`)).toEqual([
    {
      file: 'a.jpg',
      question: { paper: 'a4', side: 'auto', stance: 'sitting', pen: 'felt' },
      expected: { side: 'left', lengthMm: 250 },
    },
    {
      file: 'b.jpg',
      question: { paper: 'letter', side: 'auto', stance: 'standing' },
      expected: { side: 'right', lengthMm: 261 },
    },
  ])
})

test.each(['crayon,', 'felt,lying'])('an unknown pen or stance is rejected: %s', (words) => {
  expect(() => readRealTracings(`${head}\na.jpg,left,a4,250,${words}\n`)).toThrow('Line 2')
})
