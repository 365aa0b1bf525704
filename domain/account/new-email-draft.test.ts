import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNewEmailDraft, writeNewEmailDraft } from './new-email-draft.ts'

const from = 'mika@example.com'
const draft = { proofId: 'p1', email: 'new@example.com', from, resendAtMs: 30_000, endsAtMs: 600_000 }

test('a draft is read back by the account that requested it until its code expires', () => {
  const text = writeNewEmailDraft(draft)
  expect(readNewEmailDraft(text, from, 599_999)).toEqual(draft)
  expect(readNewEmailDraft(text, from, 600_000)).toBeUndefined()
  expect(readNewEmailDraft(text, 'other@example.com', 0)).toBeUndefined()
  expect(readNewEmailDraft(text, null, 0)).toBeUndefined()
})

test('any other text is ignored', () => {
  const texts = fc.oneof(fc.string(), fc.json(), fc.constant(null), fc.constant('{"version":2,"draft":{}}'))
  fc.assert(fc.property(texts, (text) => readNewEmailDraft(text, null, 0) === undefined))
})
