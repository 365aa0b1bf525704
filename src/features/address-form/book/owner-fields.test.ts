import { expect, test } from 'vitest'
import { toOwnerFields } from './owner-fields.ts'

const smith = { given_name: 'Ann', family_name: 'Smith', given_kana: null, family_kana: null }

test('prefills a first address with the owner’s names, and with the statement that they have no kana', () => {
  const names = { given_name: 'Ann', family_name: 'Smith', name: 'Ann Smith' }
  expect(toOwnerFields({ ...smith, country: 'JP' })).toEqual({ ...names, has_no_kana: 'yes' })
  expect(toOwnerFields({ ...smith, country: 'GB' })).toEqual(names)
  expect(toOwnerFields({ ...smith, country: 'JP', family_kana: 'スミス', given_kana: 'アン' })).toEqual({
    ...names,
    family_kana: 'スミス',
    given_kana: 'アン',
  })
  expect(toOwnerFields({ ...smith, country: 'JP', given_name: null, family_name: null })).toEqual({})
  expect(toOwnerFields(undefined)).toEqual({})
})
