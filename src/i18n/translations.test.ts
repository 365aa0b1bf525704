import { expect, test } from 'vitest'
import { createApi } from '#src/api/api.ts'
import { createShopFetch } from '#src/api/shop-fetch.ts'
import { createTranslations } from './translations.ts'

function start(answer: () => Response | Promise<Response>) {
  const requests: string[] = []
  let time = 0
  const shop = createShopFetch({
    base: 'http://shop.test/api',
    language: () => 'en',
    fetch: async (input) => {
      requests.push(new URL(String(input)).search)
      return answer()
    },
  })
  const translations = createTranslations(createApi({ shop }), () => time)
  return { requests, translations, pass: (ms: number) => (time += ms) }
}

const list = (entries: readonly unknown[]) => () =>
  Response.json({ status: 'success', data: { translations: entries, categories: ['cart'] } })

test('caches a list for five minutes', async () => {
  const { requests, translations, pass } = start(list([{ key: 'a', text: 'A' }]))
  await translations.list({ lang: 'ja', category: 'cart' })
  pass(299_999)
  await translations.list({ lang: 'ja', category: 'cart' })
  expect(requests).toEqual(['?lang=ja&category=cart'])
  pass(1)
  await translations.list({ lang: 'ja', category: 'cart' })
  expect(requests).toHaveLength(2)
})

test('caches per query, shares a pending request and refetches after clearing the cache', async () => {
  const { requests, translations } = start(list([]))
  await Promise.all([
    translations.list({ lang: 'en' }),
    translations.list({ lang: 'en' }),
    translations.list({ lang: 'ja' }),
    translations.list({ lang: 'en', search: 'a b&c' }),
  ])
  expect(requests).toEqual(['?lang=en', '?lang=ja', '?lang=en&search=a+b%26c'])
  translations.clearCache()
  await translations.list({ lang: 'en' })
  expect(requests).toHaveLength(4)
})

test('ignores entries without a key or a text, and drops an invalid compiled message', async () => {
  const { translations } = start(
    list([
      { key: 'a', text: 'A', compiled: ['A ', ['name']] },
      { key: 'b', text: 'B', compiled: [{}] },
      { key: 'c' },
      { text: 'D' },
      { key: '', text: 'E' },
      { key: 'f', text: '' },
      { key: 7, text: 'G' },
    ]),
  )
  expect(await translations.list({ lang: 'en' })).toMatchObject({
    ok: true,
    value: {
      translations: [
        { key: 'a', text: 'A', compiled: ['A ', ['name']] },
        { key: 'b', text: 'B', compiled: undefined },
      ],
      categories: ['cart'],
    },
  })
})

test.each([
  ['no response', () => Promise.reject(new TypeError('offline')), 'NETWORK_ERROR', 'Network error'],
  ['an error response', () => new Response('', { status: 403 }), 'ACCESS_DENIED', 'Access denied'],
  [
    'a response that breaks the contract',
    () => Response.json({ status: 'success', data: {} }),
    'UNKNOWN_ERROR',
    'Unknown error',
  ],
  [
    'an error response with a message',
    () => Response.json({ status: 'error', message: 'Too many' }, { status: 429 }),
    'UNKNOWN_ERROR',
    'Too many',
  ],
] as const)('%s fails with its code and message and is not cached', async (_, answer, code, message) => {
  const { requests, translations } = start(answer)
  // The API client has retried a call without a response once by then.
  const tries = code === 'NETWORK_ERROR' ? 2 : 1
  for (const times of [1, 2]) {
    expect(await translations.list({ lang: 'en' })).toEqual({ ok: false, code, facts: { message } })
    expect(requests).toHaveLength(times * tries)
  }
})
