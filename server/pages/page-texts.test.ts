import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageOrder } from '#domain/content/written-page.ts'
import { shopTexts } from '#server/translations/shop-texts.ts'
import { isAsBuilt, listPageChanges, withTexts } from './page-texts.ts'

const built = [
  { key: 'everywhere', texts: { en: 'Help', ja: 'ヘルプ' }, categories: ['common', 'faq'] },
  { key: 'cart', texts: { en: 'Cart', ja: 'カート' }, categories: ['cart'] },
  {
    key: 'about.lead',
    texts: { en: 'Our story', ja: '私たち' },
    categories: ['about'],
    place: { page: '/about', all: [['lead']] },
  },
]
const change = (key: string) => ({ key, texts: { en: `New ${key}`, ja: null }, categories: [] })
const order = (path: string, more: Partial<PageOrder> = {}): PageOrder => ({
  kind: 'page',
  path,
  language: 'en',
  place: `${path}/index.html`,
  parts: [],
  ...more,
})

test('a page gets the changes of its namespace and of the common one, in its language', () => {
  const texts = shopTexts(built, [change('everywhere'), change('cart'), change('about.lead')])
  expect(listPageChanges(order('/about'), texts)).toEqual({
    changed: { everywhere: ['New everywhere'] },
    places: [{ steps: ['lead'], text: 'New about.lead' }],
  })
  expect(Object.keys(listPageChanges(order('/cart/checkout'), texts).changed)).toEqual(['everywhere', 'cart'])
  expect(Object.keys(listPageChanges(order('/profile', { kind: 'shell' }), texts).changed)).toEqual(['everywhere'])
  expect(isAsBuilt(listPageChanges(order('/about', { language: 'ja' }), texts))).toBe(true)
})

test('replaces texts in a copy and skips a place that no longer exists', () => {
  const content = { lead: 'a', list: ['b', { text: 'c' }] }
  const places = [
    { steps: ['lead'], text: 'A' },
    { steps: ['list', 1, 'text'], text: 'C' },
    { steps: ['list'], text: 'no' },
    { steps: ['gone', 'text'], text: 'no' },
    { steps: ['__proto__', 'polluted'], text: 'no' },
  ]
  expect(withTexts(content, places)).toEqual({ lead: 'A', list: ['b', { text: 'C' }] })
  expect(content.lead).toBe('a')
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})

test('replaces nothing but texts, whatever the content and the places', () => {
  const steps = fc.array(fc.oneof(fc.string(), fc.nat(3)), { maxLength: 4 })
  fc.assert(
    fc.property(fc.jsonValue(), steps, (content, way) => {
      const shape = (value: unknown) => JSON.stringify(value, (_, one) => (typeof one === 'string' ? '' : one))
      expect(shape(withTexts(content, [{ steps: way, text: 'new' }]))).toBe(shape(content))
    }),
  )
})
