import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSignInDraft, writeSignInDraft } from './sign-in-draft.ts'
import { signInDraftKey } from './sign-in-draft-key.ts'

const draft = { email: 'mika@example.com', proof: { id: 'p1', resendAtMs: 30_000, endsAtMs: 600_000 } }

test('a draft is read as it was written, until its code has ended', () => {
  expect(readSignInDraft(writeSignInDraft(draft), 599_999)).toEqual(draft)
  expect(readSignInDraft(writeSignInDraft(draft), 600_000)).toBeUndefined()
})

test('an address that is proven waits for its name as long as the shop does', () => {
  const opening = { email: 'mika@example.com', opening: { secret: 'o1', endsAtMs: 1_800_000 } }
  expect(readSignInDraft(writeSignInDraft(opening), 1_799_999)).toEqual(opening)
  expect(readSignInDraft(writeSignInDraft(opening), 1_800_000)).toBeUndefined()
})

test('a draft lies where nothing of another shop does', () => {
  expect(signInDraftKey).toBe('hadashi-draft-sign-in')
})

test('any other text says nothing', () => {
  const texts = fc.oneof(fc.string(), fc.json(), fc.constant(null), fc.constant('{"version":2,"draft":{}}'))
  fc.assert(fc.property(texts, (text) => readSignInDraft(text, 0) === undefined))
})
