import { expect, test } from 'vitest'
import { fail } from '#domain/result.ts'
import { readMeasureWords } from './measure-words.ts'

const read = (line: string) => {
  const options = readMeasureWords(line.split(' ').filter((word) => word !== ''))
  return options.ok ? options.value : undefined
}

test('reads the arguments in any order', () => {
  expect(read('a.jpg --paper a4 b.jpg --foot Left --focal35 26 --json --debug out')).toEqual({
    files: ['a.jpg', 'b.jpg'],
    way: 'photo',
    question: { paper: 'a4', side: 'left', focal35Mm: 26 },
    isJson: true,
    debugFolder: 'out',
  })
})

test('the side defaults to auto', () => {
  expect(read('a.jpg --paper=letter')?.question).toEqual({ paper: 'letter', side: 'auto' })
})

test('reads hand-set corners as four points in one photo', () => {
  expect(read('a.jpg --paper a4 --corners 1,2,3,4,5,6,7,8.5')?.question.corners).toEqual([
    { x: 1, y: 2 },
    { x: 3, y: 4 },
    { x: 5, y: 6 },
    { x: 7, y: 8.5 },
  ])
})

test('reads hand-set heel and toe as points, which may lie outside the photo', () => {
  const { question } = read('a.jpg --paper a4 --heel -3,40.5 --toe 9,-8 --corners -1,2,3,4,5,6,7,8') ?? {}
  expect(question).toMatchObject({ heel: { x: -3, y: 40.5 }, toe: { x: 9, y: -8 } })
  expect(question?.corners?.[0]).toEqual({ x: -1, y: 2 })
  expect(read('a.jpg --paper a4 --corners=-1,2,3,4,5,6,7,8')?.question.corners?.[0]).toEqual({ x: -1, y: 2 })
})

test('a tracing has its own options, and none is required', () => {
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
  ['an unknown method', '--way scan'],
  ['a heel in a tracing', '--way trace --heel 1,2'],
  ['a pen in a photo of a foot', '--paper a4 --pen felt'],
  ['an unknown pen', '--way trace --pen brush'],
  ['an unknown stance', '--way trace --stance lying'],
  ['a size that is no foot length', '--way trace --size 39'],
  ['a gap of three numbers', '--way trace --gap 1,2,3'],
  ['an unknown sheet in a tracing', '--way trace --paper any'],
  ['automatic paper for a photo of a foot', '--paper auto'],
])('rejects an option list with %s', (_what, line) => {
  expect(read(`a.jpg ${line}`)).toBeUndefined()
})

test.each([
  ['no arguments', ''],
  ['no file', '--paper a4'],
  ['no paper', 'a.jpg'],
  ['an unknown paper', 'a.jpg --paper a5'],
  ['a paper named like an object method', 'a.jpg --paper toString'],
  ['an unknown side', 'a.jpg --paper a4 --foot both'],
  ['a focal length that is not a number', 'a.jpg --paper a4 --focal35 wide'],
  ['a focal length of zero', 'a.jpg --paper a4 --focal35 0'],
  ['three corners', 'a.jpg --paper a4 --corners 1,2,3,4,5,6'],
  ['corners that are not numbers', 'a.jpg --paper a4 --corners a,b,c,d,e,f,g,h'],
  ['the same corners for two photos', 'a.jpg b.jpg --paper a4 --corners 1,2,3,4,5,6,7,8'],
  ['an empty list of corners', 'a.jpg --paper a4 --corners='],
  ['a missing coordinate', 'a.jpg --paper a4 --corners 1,2,3,,5,6,7,8'],
  ['a heel of three numbers', 'a.jpg --paper a4 --heel 1,2,3'],
  ['an infinite coordinate', 'a.jpg --paper a4 --toe 1,Infinity'],
  ['the same heel for two photos', 'a.jpg b.jpg --paper a4 --heel 1,2'],
  ['a repeated option', 'a.jpg --paper a4 --paper letter'],
  ['an unknown option', 'a.jpg --paper a4 --fast'],
])('rejects a command line with %s', (_what, line) => {
  expect(read(line)).toBeUndefined()
})

test('names an unknown option', () => {
  expect(readMeasureWords(['a.jpg', '--fast'])).toEqual(fail('misused', "Unknown option '--fast'."))
})
