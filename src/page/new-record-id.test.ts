import { expect, test } from 'vitest'
import { consentMade } from '#domain/contract/consent.ts'
import { newRecordId } from './new-record-id.ts'

test('every id is one that the shop takes, and none comes twice', () => {
  const ids = Array.from({ length: 500 }, newRecordId)
  for (const id of ids)
    expect(consentMade.safeParse({ id, choice: 'accepted', version: '1', language: 'en' }).success).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})
