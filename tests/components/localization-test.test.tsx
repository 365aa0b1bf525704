import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { success } from '../support/components/open-screen.tsx'
import { openUnhydrated, type RouteResponder } from '../support/components/open-unhydrated.ts'
import { noLine } from '../support/fakes/pretend-shop.ts'

const calls = /\/localization\/translations$/
const lookUps = /\/localization\/translation\//

const entry = (key: string, text: string) => ({ key, text })

/** The shop's texts: two, of which one has no Japanese. */
const texts: RouteResponder = (path, { url }) => {
  if (!calls.test(path)) return undefined
  const { searchParams } = new URL(url)
  const all = [entry('a', 'A'), entry('b', searchParams.get('lang') === 'en' ? 'B' : '')]
  const isListed = searchParams.get('category') === null
  const wanted = searchParams.get('search')
  const translations = isListed ? all.filter(({ key }) => wanted === null || key === wanted) : []
  return success({ translations, categories: [] })
}

const page = () => document.querySelector('main') as HTMLElement
const fact = (name: string) =>
  [...document.querySelectorAll('main dl.facts > div')].find((one) => one.querySelector('dt')?.textContent === name)
    ?.lastElementChild?.textContent
const factIs = (name: string, text: string | RegExp) => expect.poll(() => fact(name)).toMatch(text)

function fillLookUp(label: string, words: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>(label, { exact: true })
  fireEvent.change(field, { target: { value: words } })
  fireEvent.submit(field.form as HTMLFormElement)
  return field
}

const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

test('shows the page’s language, its source and its formats', async () => {
  await openUnhydrated('/localization-test', texts)
  expect(document.title).toBe('Localization Test')
  const metas = ['description', 'robots'].map((name) =>
    document.querySelector(`meta[name=${name}]`)?.getAttribute('content'),
  )
  expect(metas).toEqual(['Simple localization system test page', 'noindex'])
  await factIs('State', /^ready$/)
  expect(
    [
      'Language',
      'Where it came from',
      'Direction',
      'Price in pounds',
      'Price in yen',
      'Plural of 1',
      'Plural of 0',
    ].map(fact),
  ).toEqual(['English (en)', 'The browser prefers it', 'ltr', '£240', '¥44,000', '1 pair of shoes', '0 pairs of shoes'])
})

test.each([
  ['/ja/localization-test', '言語の決まり方', 'アドレスの先頭で指定されています'],
  ['/localization-test?lang=fr', 'Where it came from', 'The address asks for it (lang)'],
])('%s shows the source of the language', async (address, name, text) => {
  await openUnhydrated(address, texts)
  expect(fact(name)).toBe(text)
  if (address.startsWith('/ja')) expect([document.title, fact('複数形（2）')]).toEqual(['多言語表示テスト', '2足の靴'])
})

test('counts the texts, shows their age and reloads them', async () => {
  const shop = await openUnhydrated('/localization-test', texts)
  await factIs('Texts', /^2$/)
  expect([fact('Missing keys'), fact('Changed by operators')]).toEqual(['0', '0'])
  expect(fact('Age of the texts')).toMatch(/^\d+\ss of 300\ss$/)
  expect(shop.count(/translations\?lang=en$/)).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Reload the texts' }))
  await factIs('Texts', /^…$/)
  await factIs('Texts', /^2$/)
  expect(shop.count(/translations\?lang=en$/)).toBe(2)
})

test('names a key without a text in this language', async () => {
  await openUnhydrated('/ja/localization-test', texts)
  await factIs('訳のないキー', /^b$/)
})

test('finds a text by key or words and reports a missing one', async () => {
  const shop = await openUnhydrated('/localization-test', (path, request) => {
    if (path.endsWith('/translation/Q7nfHL'))
      return success({
        ...entry('Q7nfHL', 'See the shoe'),
        texts: { en: 'See the shoe', ja: '靴を見る' },
        categories: [],
      })
    return texts(path, request)
  })
  fillLookUp('Key', 'Q7nfHL')
  await expect.poll(() => page().textContent).toMatch(/1 text found\s*Q7nfHL\s*See the shoe/)
  const key = fillLookUp('Key', 'nothing')
  await expect.poll(() => described(key)).toBe('Translation not found (NOT_FOUND)')
  expect(key.value).toBe('nothing')
  fillLookUp('Key', '../../etc')
  await expect.poll(() => shop.count(/\/localization\/translation\/\.\.%2F\.\.%2Fetc\?lang=en$/)).toBe(1)
  fillLookUp('Words of the text', 'a')
  await expect.poll(() => page().textContent).toMatch(/1 text found\s*aA/)
  fillLookUp('Words of the text', '<b>no such words')
  await expect.poll(() => page().textContent).toContain('No text found')
})

const errorResponses = [
  [401, 'AUTH_REQUIRED', 'Authentication required', 'ログインが必要です'],
  [403, 'ACCESS_DENIED', 'Access denied', 'この操作は許可されていません'],
  [404, 'NOT_FOUND', 'Translation not found', '文言が見つかりません'],
  [500, 'SERVER_ERROR', 'Server error', 'サーバーエラー'],
  [418, 'UNKNOWN_ERROR', 'I am a teapot', '不明なエラー'],
  [0, 'NETWORK_ERROR', 'Network error', '通信できませんでした'],
] as const

test.each([
  ['/localization-test', 'Key', 2],
  ['/ja/localization-test', 'キー', 3],
] as const)('at %s has a separate text for each lookup error', async (address, label, index) => {
  let status = 0
  await openUnhydrated(address, (path, request) => {
    if (!lookUps.test(path)) return texts(path, request)
    return status === 0 ? noLine() : Response.json({ status: 'error', code: 'X', message: 'I am a teapot' }, { status })
  })
  for (const errorResponse of errorResponses) {
    status = errorResponse[0]
    const field = fillLookUp(label, 'x')
    await expect.poll(() => described(field)).toBe(`${errorResponse[index]} (${errorResponse[1]})`)
  }
})

test('reports texts that fail to load and loads them on retry', async () => {
  let isOnline = false
  await openUnhydrated('/localization-test', (path, request) => {
    if (!calls.test(path)) return undefined
    return isOnline ? texts(path, request) : noLine()
  })
  await expect.poll(() => page().querySelector('[role=alert]')?.textContent).toContain('Network error')
  isOnline = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await factIs('Texts', /^2$/)
})

test('leaves nothing of a page behind after its test', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await openUnhydrated('/localization-test', texts)
  const root = document.body.firstElementChild
  await factIs('Age of the texts', /^\d+\ss of 300\ss$/)
  // The page's timer counts, and so does a foreign one.
  expect(vi.getTimerCount()).toBe(1)
  setInterval(() => {}, 1_000)
  onTestFinished(() => expect([root?.childElementCount, vi.getTimerCount()]).toEqual([0, 0]))
})
