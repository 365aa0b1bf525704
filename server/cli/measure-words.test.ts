import { expect, test } from 'vitest'
import { readMeasureWords } from './measure-words.ts'

const read = (line: string) => readMeasureWords(line.split(' ').filter((word) => word !== ''))

test('a line is read in any order', () => {
  expect(read('a.jpg --paper a4 b.jpg --foot Left --focal35 26 --json --debug out')).toEqual({
    files: ['a.jpg', 'b.jpg'],
    way: 'photo',
    question: { paper: 'a4', side: 'left', focal35Mm: 26 },
    isJson: true,
    debugFolder: 'out',
  })
})

test('the side is looked at where it is not said', () => {
  expect(read('a.jpg --paper=letter')?.question).toEqual({ paper: 'letter', side: 'auto' })
})

test('corners that were set by hand are four places in one photo', () => {
  expect(read('a.jpg --paper a4 --corners 1,2,3,4,5,6,7,8.5')?.question.corners).toEqual([
    { x: 1, y: 2 },
    { x: 3, y: 4 },
    { x: 5, y: 6 },
    { x: 7, y: 8.5 },
  ])
})

test('heel and toes that were pointed at are places too, and a place may lie outside of the photo', () => {
  const { question } = read('a.jpg --paper a4 --heel -3,40.5 --toe 9,-8 --corners -1,2,3,4,5,6,7,8') ?? {}
  expect(question).toMatchObject({ heel: { x: -3, y: 40.5 }, toe: { x: 9, y: -8 } })
  expect(question?.corners?.[0]).toEqual({ x: -1, y: 2 })
  expect(read('a.jpg --paper a4 --corners=-1,2,3,4,5,6,7,8')?.question.corners?.[0]).toEqual({ x: -1, y: 2 })
})

test('a traced foot is asked about its own things, and nothing has to be said', () => {
  expect(read('a.jpg --way trace')).toMatchObject({
    way: 'trace',
    question: { paper: 'auto', side: 'auto', stance: 'standing' },
  })
  expect(
    read('a.jpg --way Trace --paper A3 --foot left --stance sitting --pen felt --size 245 --gap -3,4'),
  ).toMatchObject({
    question: { paper: 'a3', side: 'left', stance: 'sitting', pen: 'felt', usualMm: 245, gap: { x: -3, y: 4 } },
  })
})

test.each([
  ['a way that we do not know', '--way scan'],
  ['a heel of an outline', '--way trace --heel 1,2'],
  ['a pen beside a foot', '--paper a4 --pen felt'],
  ['a pen that we do not know', '--way trace --pen brush'],
  ['somebody who lay', '--way trace --stance lying'],
  ['a size that is no length of a foot', '--way trace --size 39'],
  ['a gap of three numbers', '--way trace --gap 1,2,3'],
  ['a sheet by any name', '--way trace --paper any'],
  ['a foot on a sheet that is to be worked out', '--paper auto'],
])('%s is not to be understood', (_what, line) => {
  expect(read(`a.jpg ${line}`)).toBeUndefined()
})

test.each([
  ['no words', ''],
  ['no file', '--paper a4'],
  ['no paper', 'a.jpg'],
  ['a paper that we do not know', 'a.jpg --paper a5'],
  ['a paper by the name of a method', 'a.jpg --paper toString'],
  ['a third foot', 'a.jpg --paper a4 --foot both'],
  ['a lens that is no number', 'a.jpg --paper a4 --focal35 wide'],
  ['a lens that is none', 'a.jpg --paper a4 --focal35 0'],
  ['three corners', 'a.jpg --paper a4 --corners 1,2,3,4,5,6'],
  ['corners that are no numbers', 'a.jpg --paper a4 --corners a,b,c,d,e,f,g,h'],
  ['the same corners for two photos', 'a.jpg b.jpg --paper a4 --corners 1,2,3,4,5,6,7,8'],
  ['corners without a number', 'a.jpg --paper a4 --corners='],
  ['a corner that is left out', 'a.jpg --paper a4 --corners 1,2,3,,5,6,7,8'],
  ['a heel of three numbers', 'a.jpg --paper a4 --heel 1,2,3'],
  ['a toe that is endless', 'a.jpg --paper a4 --toe 1,Infinity'],
  ['the same heel for two photos', 'a.jpg b.jpg --paper a4 --heel 1,2'],
  ['a question that is answered twice', 'a.jpg --paper a4 --paper letter'],
  ['a word that we do not know', 'a.jpg --paper a4 --fast'],
])('%s is not to be understood', (_what, line) => {
  expect(read(line)).toBeUndefined()
})
