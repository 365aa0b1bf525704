import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { BuiltInText } from '#domain/translations/built-in-text.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { createPageRewriter } from '#server/pages/page-rewriter.ts'
import { type LoadedBuild, loadBuild } from '#server/static/load-build.ts'
import { saveTextChange } from '#server/translations/stored-changes.ts'
import { createTextsInUse, readBuiltInTexts, type TextsInUse } from '#server/translations/texts-in-use.ts'
import { openApi } from '../support/server/open-api.ts'
import { saidLog } from '../support/server/said-log.ts'

let build: LoadedBuild
let builtIn: readonly BuiltInText[]
let inUse: TextsInUse
let api: Awaited<ReturnType<typeof openApi>>
const log = saidLog()

beforeAll(async () => {
  build = await loadBuild('dist')
  builtIn = await readBuiltInTexts(build.folder)
  inUse = createTextsInUse({ builtIn, rewrite: createPageRewriter(build), log })
  api = await openApi({ texts: inUse.current })
})
afterAll(() => api.close())

beforeEach(async () => {
  for (const { key } of await api.db.selectFrom('translation_overrides').select('key').execute())
    await change(key, null)
  await inUse.refresh(api.db)
})

const file = (index: string) => String(build.files.get(index)?.bodies.get('identity'))
const change = (key: string, en: string | null, ja: string | null = null) =>
  inTransaction(api.db, (transaction) =>
    saveTextChange(transaction, { key, texts: { en, ja }, categories: [] }, { by: 'Test', now: api.now() }),
  )

function findTextKey(words: string, namespace?: string): string {
  const found = builtIn.find(
    ({ texts, key }) => texts.en === words && (namespace ? key.startsWith(`${namespace}.`) : true),
  )
  if (!found) throw new Error(`The shop has no text "${words}"`)
  return found.key
}

async function fetchTranslations(path: string) {
  const answer = await api.send(`/localization${path}`)
  return { ...(await answer.json()), status: answer.status }
}

test('shows a changed text in the pages and language that use it until it is reverted', async () => {
  const [before, inJapanese] = [file('/index.html'), file('/ja/index.html')]
  expect(before).toContain('See the shoe')
  await change(findTextKey('See the shoe'), 'Behold the shoe')
  await inUse.refresh(api.db)
  expect(file('/index.html')).toContain('Behold the shoe')
  expect(file('/index.html')).not.toMatch(/See the shoe(?! in 3D)/)
  expect(file('/index.html')).toContain('<script type="application/json">{"')
  expect(file('/ja/index.html') === inJapanese).toBe(true)
  const { status, data } = await fetchTranslations('/translations?lang=en&category=changed')
  expect([status, data.translations]).toEqual([
    200,
    [{ key: findTextKey('See the shoe'), text: 'Behold the shoe', compiled: ['Behold the shoe'] }],
  ])

  await change(findTextKey('See the shoe'), null)
  await inUse.refresh(api.db)
  expect(file('/index.html') === before).toBe(true)
})

test('shows a changed shared text on every page, the not-found page and visitor pages', async () => {
  await change(findTextKey('Skip to the content'), null, '本文まで飛ぶ')
  await inUse.refresh(api.db)
  for (const index of ['/ja/index.html', '/ja/404.html', '/ja/faq/index.html', '/ja/profile/order/index.html'])
    expect(file(index), index).toContain('本文まで飛ぶ')
  expect(file('/profile/order/index.html')).toContain('Skip to the content')
})

test('changes editorial text in page, payload and search data, with markup as text', async () => {
  const readSearchQuery = 'When do I pay?'
  await change(findTextKey(readSearchQuery, 'faq'), '<b>When</b> & {how}?')
  await inUse.refresh(api.db)
  expect(file('/faq/index.html')).toContain('&lt;b&gt;When&lt;/b&gt; &amp; {how}?')
  expect(file('/faq/index.html')).toContain('\\u003cb>When\\u003c/b> & {how}?')
  expect(file('/faq/index.html')).not.toContain('<b>When')
  expect(JSON.stringify(JSON.parse(file('/faq/_payload.json')))).toContain('<b>When</b> & {how}?')
  expect(file('/ja/faq/_payload.json')).not.toContain('<b>When')
})

test('ignores invalid texts that bypassed validation and leaves pages and responses unchanged', async () => {
  const before = file('/index.html')
  await change(findTextKey('See the shoe'), '<script>alert(1)</script>')
  await change(findTextKey('Page not found: {path}'), '{path, plural, one {}', '{__proto__}')
  await change('no such key', 'Hello')
  await inUse.refresh(api.db)
  expect(file('/index.html') === before).toBe(true)
  expect((await fetchTranslations('/translations?category=changed')).data.translations).toEqual([])
})

test('shows markup in a changed text as text', async () => {
  await change(findTextKey('See the shoe'), '<img src=x onerror="alert(1)">')
  await inUse.refresh(api.db)
  expect(file('/index.html')).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  expect(file('/index.html')).not.toContain('<img src=x')
})

test('applies a change on another server, also by polling alone', async () => {
  const other = await loadBuild('dist')
  const second = createTextsInUse({ builtIn, rewrite: createPageRewriter(other), log })
  const stop = second.watch(api.db)
  await change(findTextKey('See the shoe'), 'Behold the shoe')
  await vi.waitFor(
    () => expect(String(other.files.get('/index.html')?.bodies.get('identity'))).toContain('Behold the shoe'),
    { timeout: 60_000 },
  )
  await stop()
  expect(second.current().get(findTextKey('See the shoe'))?.texts.en).toBe('Behold the shoe')
})

test('keeps pages and texts when rendering fails, and retries at the next refresh', async () => {
  let isBroken = true
  const broken = createTextsInUse({
    builtIn,
    log,
    rewrite: async () => {
      if (isBroken) throw new Error('no paper')
      return []
    },
  })
  await change(findTextKey('See the shoe'), 'Behold the shoe')
  await expect(broken.refresh(api.db)).rejects.toThrow('no paper')
  expect(broken.current().get(findTextKey('See the shoe'))?.texts.en).toBe('See the shoe')
  isBroken = false
  await broken.refresh(api.db)
  expect(broken.current().get(findTextKey('See the shoe'))?.texts.en).toBe('Behold the shoe')
})

test('records every change with its author and time', async () => {
  await change('a key', 'A', 'あ')
  await change('a key', null)
  const book = await api.db
    .selectFrom('translation_changes')
    .selectAll()
    .where('key', '=', 'a key')
    .orderBy('id')
    .execute()
  expect(book.map(({ text_en, text_ja, changed_by }) => [text_en, text_ja, changed_by])).toEqual([
    ['A', 'あ', 'Test'],
    [null, null, 'Test'],
  ])
  expect(book[0]?.changed_at).toEqual(api.now())
})

test('returns keys and texts in the requested language, with the categories', async () => {
  const { status, data } = await fetchTranslations('/translations?lang=ja')
  expect(status).toBe(200)
  expect(data.translations.length).toBe(builtIn.length)
  expect(data.translations).toContainEqual({ key: findTextKey('See the shoe'), text: '靴を見る' })
  expect(data.categories).toEqual(expect.arrayContaining(['common', 'cart', 'faq']))
  expect((await fetchTranslations('/categories')).data.categories).toEqual(data.categories)
})

test.each(['', '?lang=xx', '?lang=../../etc', '?lang=EN'])(
  'falls back to English for the language query "%s"',
  async (query) => {
    const { data } = await fetchTranslations(`/translations${query}`)
    expect(data.translations).toContainEqual({ key: findTextKey('See the shoe'), text: 'See the shoe' })
  },
)

test('finds texts by category, by words of either width and by key', async () => {
  const texts = async (query: string) => (await fetchTranslations(`/translations?${query}`)).data.translations
  const inCart = await texts('category=cart')
  expect(inCart.length).toBeGreaterThan(3)
  expect(inCart.length).toBeLessThan(100)
  expect(await texts('category=none')).toEqual([])
  expect(await texts('search=ＳＥＥ THE SHOE&category=cart')).toEqual([
    { key: findTextKey('See the shoe'), text: 'See the shoe' },
  ])
  expect(await texts(`search=${findTextKey('See the shoe')}`)).toContainEqual({
    key: findTextKey('See the shoe'),
    text: 'See the shoe',
  })
})

test.each([
  ["' or 1=1 --"],
  ['%'.repeat(50)],
  ['_'.repeat(50)],
  ['(a+)+$'],
  ['.*'],
  ['\\'],
  ['"; drop table translations; --'],
])('row 41: searches for the words %j literally', async (words) => {
  const { status, data } = await fetchTranslations(`/translations?search=${encodeURIComponent(words)}`)
  expect([status, data.translations]).toEqual([200, []])
})

test.each([
  [`/translations?search=${'a'.repeat(10_000)}`, 400, 'INVALID_INPUT'],
  [`/translations?lang=${'a'.repeat(100)}`, 400, 'INVALID_INPUT'],
  ['/translations?search=a%00b', 400, 'INVALID_INPUT'],
  ['/translations?lang=%00', 400, 'INVALID_INPUT'],
  ['/translations?search=a&search=b&sort=1', 400, 'INVALID_INPUT'],
  ['/translation/a%2Fb', 400, 'BAD_URL'],
  ['/translation/a%00b', 400, 'BAD_URL'],
  ['/translation/..%2F..%2Fetc', 400, 'BAD_URL'],
  ['/translation/a/b', 404, 'NOT_FOUND'],
  [`/translation/${'a'.repeat(300)}`, 400, 'INVALID_INPUT'],
  ['/translation/nothing', 404, 'NOT_FOUND'],
])('answers %s with %i', async (path, status, code) => {
  expect(await fetchTranslations(path)).toMatchObject({ status, code })
})

test('returns one text in every language by its key, or "Translation not found"', async () => {
  const key = findTextKey('See the shoe')
  expect(await fetchTranslations(`/translation/${encodeURIComponent(key)}?lang=ja`)).toMatchObject({
    status: 200,
    data: { key, text: '靴を見る', texts: { en: 'See the shoe', ja: '靴を見る' } },
  })
  expect((await fetchTranslations('/translation/nothing')).message).toBe('Translation not found')
})
