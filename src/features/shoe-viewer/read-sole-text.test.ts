import { expect, test } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import { readSoleText } from './read-sole-text.ts'

test('letters, digits and a few signs can stand under the arch, however they were typed', () => {
  expect(readSoleText(' Ｍ. & k-２ ')).toEqual(ok('M. & K-2'))
  expect(readSoleText('')).toEqual(ok(''))
})

test('what cannot be printed there is told, and so is what is too long', () => {
  expect(readSoleText('裸足')).toEqual(fail('unknown_sign'))
  expect(readSoleText('A\u0000')).toEqual(fail('unknown_sign'))
  expect(readSoleText('HADASHI-26')).toEqual(fail('too_long'))
})
