import { expect, test } from 'vitest'
import { readRealTracings } from './read-real-tracings.ts'

const head = 'file,foot,paper,lengthMm,pen,stance'

test('a table of real tracings is read, and who says nothing stood with the pen beside the line', () => {
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

test.each(['crayon,', 'felt,lying'])('a pen or a stance that nobody knows is refused: %s', (words) => {
  expect(() => readRealTracings(`${head}\na.jpg,left,a4,250,${words}\n`)).toThrow('Line 2')
})
