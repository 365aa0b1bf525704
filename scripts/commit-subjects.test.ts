import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSubjectError } from './commit-subjects.ts'

test.each([
  'feat(mail): state the konbini payment deadline',
  'refactor: name code, files and tests in the field’s language',
  'fix(api)!: answer 404 for an order of somebody else',
])('accepts %s', (subject) => {
  expect(findSubjectError(subject)).toBeUndefined()
})

test.each([
  ['Tell in the mail of a slip by when it is paid', /form/],
  ['feature(mail): state the deadline', /form/],
  ['feat(mail):state the deadline', /form/],
  ['feat(mail): state the deadline.', /full stop/],
])('rejects %s', (subject, error) => {
  expect(findSubjectError(subject)).toMatch(error)
})

test('rejects every subject that is longer than 72 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' c'), minLength: 61, maxLength: 200 }), (text) => {
      expect(findSubjectError(`feat(mail): x${text}`)).toMatch(/characters/)
    }),
  )
})
