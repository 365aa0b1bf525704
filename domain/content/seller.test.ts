import { expect, test } from 'vitest'
import { sellerExtras, sellerFrom, sellerParts } from './seller.ts'

const whole = {
  name: 'Real Ltd',
  address: '1 Real Street',
  number: '01234567',
  representative: 'Aiko Mori',
  phone: '+44 20 7946 0000',
  email: 'shop@real.example',
}

test('without any setting there is no seller, and the demo may invent one', () => {
  expect(sellerFrom({})).toBeUndefined()
  expect(sellerFrom({ name: '', address: ' ' })).toBeUndefined()
})

test('a seller with every required part is complete', () => {
  expect(sellerFrom(whole)).toEqual(whole)
})

test.each(sellerExtras)('a seller may have its %s or not; alone it makes no seller', (extra) => {
  expect(sellerFrom({ ...whole, [extra]: ' ' })).toEqual(whole)
  expect(sellerFrom({ ...whole, [extra]: 'given' })).toEqual({ ...whole, [extra]: 'given' })
  expect(sellerFrom({ [extra]: 'given' })).toEqual({ missing: sellerParts })
})

test.each(sellerParts)('a seller without its %s is incomplete, and the missing part is reported', (part) => {
  expect(sellerFrom({ ...whole, [part]: undefined })).toEqual({ missing: [part] })
  expect(sellerFrom({ [part]: whole[part] })).toEqual({ missing: sellerParts.filter((one) => one !== part) })
})
