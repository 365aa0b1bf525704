import { expect, test } from 'vitest'
import { whileTextsLast } from './answer-translations.ts'
import { shopTexts } from './shop-texts.ts'

const texts = shopTexts(
  ['cart.add', 'cart.remove', 'faq.when'].map((key) => ({
    key,
    texts: { en: key, ja: key },
    categories: [key.split('.')[0] ?? ''],
  })),
  [],
)
const { getCacheKey } = whileTextsLast(() => texts)
const named = (query: object) => getCacheKey({ query } as Parameters<typeof getCacheKey>[0])

test('caches one response per language and category, whatever is requested', () => {
  const languages = [undefined, 'en', 'ja', 'fr', 'x'.repeat(64)]
  const categories = [undefined, '', 'cart', 'faq', 'none', 'cart ', '__proto__']
  const names = languages.flatMap((lang) => categories.map((category) => named({ lang, category })))
  expect([...new Set(names)].toSorted()).toEqual(['en ', 'en cart', 'en faq', 'ja ', 'ja cart', 'ja faq', undefined])
  for (const search of ['', 'shoe']) expect(named({ lang: 'en', search })).toBeUndefined()
})

test('an empty category is not the same as all categories', () => {
  expect(named({ lang: 'en', category: '' })).not.toBe(named({ lang: 'en' }))
})
