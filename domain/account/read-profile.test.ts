import { expect, test } from 'vitest'
import { readProfile } from './read-profile.ts'

test.each([
  ['GB', ['given_name', 'family_name', 'phone']],
  ['JP', ['family_name', 'given_name', 'family_kana', 'given_kana', 'phone']],
])('what is wrong with a profile of %s is told in the order in which its form asks', (country, order) => {
  const read = readProfile({ given_name: '', family_name: '', phone: '1', language: 'en', country })
  expect(read.ok ? [] : [...read.facts.keys()]).toEqual(order)
})
