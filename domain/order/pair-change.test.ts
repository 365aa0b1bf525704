import { expect, test } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { settings } from '../settings.ts'
import { type PairChange, readPairChange, writePairChange } from './pair-change.ts'

const change: PairChange = {
  number: '2345-BCDF',
  token: 'o1.mark',
  designId: 'd1',
  revision: 2,
  country: 'GB',
  isRestored: false,
  page: '/order-exists',
}
const end = settings.checkout.draftDays * dayMs

test('a stored pair change is read back as written until it expires', () => {
  expect(readPairChange(writePairChange(change, 0), end)).toEqual(change)
  expect(readPairChange(writePairChange(change, 0), end + 1)).toBeUndefined()
})

test.each([null, '', '{', 'null', '{"savedAtMs":0,"change":{}}', '{"savedAtMs":0,"change":{"page":"/elsewhere"}}'])(
  'a text that holds no pair change (%s) is ignored',
  (text) => expect(readPairChange(text, 0)).toBeUndefined(),
)

test('a pair change that returns to a page without orders is ignored', () => {
  const text = writePairChange(change, 0).replace('/order-exists', '/faq')
  expect(readPairChange(text, 0)).toBeUndefined()
})
