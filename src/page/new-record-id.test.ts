import { expect, test } from 'vitest'
import { recordConsentRequest } from '#domain/contract/consent.ts'
import { newRecordId } from './new-record-id.ts'

test("every id passes the API's schema and is unique", () => {
  const ids = Array.from({ length: 500 }, newRecordId)
  for (const id of ids)
    expect(recordConsentRequest.safeParse({ id, choice: 'accepted', version: '1', language: 'en' }).success).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})
