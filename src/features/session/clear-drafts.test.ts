import { beforeEach, expect, test } from 'vitest'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { clearDrafts } from './clear-drafts.ts'

beforeEach(() => localStorage.clear())

test('what was designed, measured and ordered on the device is forgotten, and how somebody reads is not', () => {
  for (const key of [designFileKey, scanDraftKey('p1'), 'hadashi-deeds', 'hadashi-order'])
    localStorage.setItem(key, '{}')
  localStorage.setItem('language', 'ja')
  clearDrafts()
  expect(Object.keys(localStorage)).toEqual(['language'])
})
