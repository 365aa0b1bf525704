import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSignInDraft, writeSignInDraft } from './sign-in-draft.ts'
import { signInDraftKey } from './sign-in-draft-key.ts'

const draft = { email: 'mika@example.com', proof: { id: 'p1', resendAtMs: 30_000, endsAtMs: 600_000 } }

test('a draft is read back as written until its code expires', () => {
  expect(readSignInDraft(writeSignInDraft(draft), 599_999)).toEqual(draft)
  expect(readSignInDraft(writeSignInDraft(draft), 600_000)).toBeUndefined()
})

test("a verified address awaits its name until the server's deadline", () => {
  const verifiedDraft = { email: 'mika@example.com', signUpToken: { secret: 'o1', endsAtMs: 1_800_000 } }
  expect(readSignInDraft(writeSignInDraft(verifiedDraft), 1_799_999)).toEqual(verifiedDraft)
  expect(readSignInDraft(writeSignInDraft(verifiedDraft), 1_800_000)).toBeUndefined()
})

test("a draft is stored under a key with the shop's own prefix", () => {
  expect(signInDraftKey).toBe('hadashi-draft-sign-in')
})

test('any other text is ignored', () => {
  const texts = fc.oneof(fc.string(), fc.json(), fc.constant(null), fc.constant('{"version":2,"draft":{}}'))
  fc.assert(fc.property(texts, (text) => readSignInDraft(text, 0) === undefined))
})
