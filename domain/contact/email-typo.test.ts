import { expect, test } from 'vitest'
import { emailMeant } from './email-typo.ts'

test.each([
  ['iris@gmial.com', 'iris@gmail.com'],
  ['iris@gmail.co', 'iris@gmail.com'],
  ['iris@gmaill.com', 'iris@gmail.com'],
  ['iris@gmsil.com', 'iris@gmail.com'],
  ['aoi@docmo.ne.jp', 'aoi@docomo.ne.jp'],
  ['aoi@yahoo.co.jo', 'aoi@yahoo.co.jp'],
])('suggests for %s the address %s', (typed, meant) => {
  expect(emailMeant(typed)).toBe(meant)
})

test.each(['iris@gmail.com', 'iris@example.com', 'iris@yahoo.co.uk', 'iris@mail.com', '@gmial.com', 'gmial.com', ''])(
  'suggests nothing for %s',
  (typed) => {
    expect(emailMeant(typed)).toBeUndefined()
  },
)
