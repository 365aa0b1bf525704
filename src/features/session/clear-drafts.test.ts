import { beforeEach, expect, test } from 'vitest'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { clearDrafts } from './clear-drafts.ts'

beforeEach(() => localStorage.clear())

test('clears designs, measurements and orders from the device, but keeps reading preferences', () => {
  for (const key of [designFileKey, scanDraftKey('p1'), 'hadashi-idempotency-keys', 'hadashi-order'])
    localStorage.setItem(key, '{}')
  localStorage.setItem('language', 'ja')
  clearDrafts()
  expect(Object.keys(localStorage)).toEqual(['language'])
})
