import { expect, test } from 'vitest'
import { sellerFrom } from './seller.ts'

test('without any name in the settings there is no seller, and the demo may invent one', () => {
  expect(sellerFrom({})).toBeUndefined()
  expect(sellerFrom({ name: '' })).toBeUndefined()
})

test('what the settings leave out beside a real name is left open, never invented', () => {
  expect(sellerFrom({ name: 'Real Ltd' })).toEqual({
    name: 'Real Ltd',
    address: '-',
    number: '-',
    representative: '-',
    phone: '-',
    email: '-',
  })
})
