import { expect, test } from 'vitest'
import { readProfile } from './read-profile.ts'
import { readSignUpDetails } from './sign-up-details.ts'

test.each([
  ['GB', ['given_name', 'family_name', 'phone']],
  ['JP', ['family_name', 'given_name', 'family_kana', 'given_kana', 'phone']],
])('the errors in a profile of %s come in the order of its form', (country, order) => {
  const read = readProfile({ given_name: '', family_name: '', phone: '1', language: 'en', country })
  expect(read.ok ? [] : [...read.facts.keys()]).toEqual(order)
})

test('a name without kana is accepted, and no kana are stored', () => {
  const names = { given_name: 'Ann', family_name: 'Lee', has_no_kana: true, country: 'JP', language: 'en' } as const
  expect(readProfile({ ...names, given_kana: 'アン' })).toMatchObject({
    ok: true,
    value: { given_kana: null, family_kana: null },
  })
  const signedUpWithDetails = { ...names, given_kana: 'アン', is_adult: true, wants_newsletter: false, version: '1' }
  const read = readSignUpDetails(signedUpWithDetails)
  expect(read.ok && Object.keys(read.value).filter((field) => field.includes('kana'))).toEqual(['has_no_kana'])
  // The page sends its parsed result, and the server parses it again.
  if (read.ok) expect(readSignUpDetails(read.value)).toEqual(read)
  expect(readSignUpDetails({ ...signedUpWithDetails, has_no_kana: false })).toMatchObject({ ok: false })
})
