import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { follow, headingText } from '../support/components/fill-and-press.ts'
import { openUnhydrated } from '../support/components/open-unhydrated.ts'

const field = () => document.querySelector('#q') as HTMLInputElement
const status = () => document.querySelector('main [role=status]')?.textContent
const summaries = () => [...document.querySelectorAll('main summary')].map(({ textContent }) => textContent)
const address = () => location.pathname + location.search + location.hash
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const opened = () => [...document.querySelectorAll('main details[open] .answer')].map(({ id }) => id)
const linkIn = (index: string) => document.querySelector<HTMLElement>(`${index} .own-link`) as HTMLElement

async function allAreShown(): Promise<void> {
  await expect.poll(() => summaries().length).toBeGreaterThan(35)
  expect([field().value, status()]).toEqual(['', ''])
}

test.each([
  ['/faq', 'photos', 'What happens to the photos of my feet?', /\d questions found/, 'No question found'],
  ['/ja/faq', 'ｷｬﾝｾﾙ', '注文をキャンセルできますか', /\d件の質問/, '該当する質問がありません'],
])('%s searches while typing and keeps the query in its address', async (path, query, first, hits, none) => {
  const shop = await openUnhydrated(path)
  type(query)
  await expect.poll(status).toMatch(hits)
  expect(summaries().some((text) => text?.includes(first))).toBe(true)
  expect(new URLSearchParams(location.search).get('q')).toBe(query)
  const found = summaries()
  const link = address()
  await shop.leave()

  await openUnhydrated(link)
  await expect.poll(status).toMatch(hits)
  expect([field().value, summaries()]).toEqual([query, found])
  type('zzzzqqq')
  await expect.poll(status).toBe(none)
  expect(summaries()).toEqual([])
  type('')
  await allAreShown()
  expect(location.search).not.toContain('q=')
})

test('adds no history entry for each typed letter', async () => {
  await openUnhydrated('/about')
  follow('Questions')
  await expect.poll(headingText).toBe('Questions')
  const steps = history.length
  for (const text of ['d', 'de', 'delivery']) type(text)
  await expect.poll(() => location.search).toMatch(/q=delivery$/)
  expect(history.length).toBe(steps)
})

test('opens the question of an anchor link, and links every question to itself', async () => {
  await openUnhydrated('/')
  follow('What if the pair doesn’t fit?')
  await expect.poll(opened).toEqual(['no-fit'])
  fireEvent.click(linkIn('#cancel'))
  await expect.poll(address).toMatch(/^\/faq#cancel$/)
  expect(opened()).toContain('cancel')
})

test.each([
  ['/faq', 'en'],
  ['/ja/faq', 'ja'],
])('%s with a query and an anchor shows the question and clears the query', async (path, language) => {
  await openUnhydrated(`${path}?q=photo&from=mail#rain`)
  await expect.poll(address).toBe(`${path}?from=mail&lang=${language}#rain`)
  expect(opened()).toEqual(['rain'])
  await allAreShown()
})

test.each([
  ['/faq', 'en'],
  ['/ja/faq', 'ja'],
])('%s: an anchor change during a search clears the search, also by link', async (path, lang) => {
  await openUnhydrated(path)
  await expect.poll(address).toBe(`${path}?lang=${lang}`)
  type('STL')
  await expect.poll(() => location.search).toMatch(/[?&]q=STL$/)
  location.hash = 'rain'
  await expect.poll(address).toBe(`${path}?lang=${lang}#rain`)
  await allAreShown()
  expect(opened()).toEqual(['rain'])

  type('STL')
  await expect.poll(() => location.search).toMatch(/[?&]q=STL$/)
  await expect.poll(() => summaries().length).toBeLessThan(35)
  const link = linkIn('#scan-file')
  expect(link.getAttribute('href')).toBe(`${path}#scan-file`)
  fireEvent.click(link)
  await expect.poll(address).toBe(`${path}#scan-file`)
  await allAreShown()
  expect(opened()).toEqual(['scan-file'])
})

test('switches the language without the search and keeps other query parameters', async () => {
  await openUnhydrated('/faq?from=mail&q=photo&to=1')
  await expect.poll(status).toMatch(/found/)
  follow('日本語')
  await expect.poll(headingText).toBe('よくある質問')
  await expect.poll(address).toBe('/ja/faq?from=mail&to=1&lang=ja')
  await allAreShown()
})

test('finds nothing for text without words, and offers all questions or a person', async () => {
  await openUnhydrated('/faq?q=%F0%9F%91%9F')
  for (const text of ['👟', '.*+?^$', '\0']) {
    type(text)
    await expect.poll(status).toBe('No question found')
    expect(summaries()).toEqual([])
  }
  const ways = () => [...document.querySelectorAll('main .actions a')].map(({ textContent }) => textContent)
  expect(ways()).toEqual(['How do I reach a person?'])
  fireEvent.click(document.querySelector('main .actions button') as HTMLElement)
  await allAreShown()
  await expect.poll(() => document.activeElement).toBe(field())
  expect(address()).toBe('/faq?lang=en')
  expect(ways()).toEqual(['Measure your feet', 'How it is made'])

  type('zzzzqqq')
  await expect.poll(ways).toEqual(['How do I reach a person?'])
  follow('How do I reach a person?')
  await expect.poll(address).toBe('/faq#ask-a-person')
  expect(opened()).toEqual(['ask-a-person'])
})

test.each([
  ['q=refund&q=b', 'refund'],
  [`q=${'x'.repeat(3000)}`, 'x'.repeat(100)],
  ['q[]=a', ''],
  ['q=%FF%00%ED%A0%80', undefined],
])('shows the page for /faq?%s with as much of its search as is valid', async (query, text) => {
  await openUnhydrated(`/faq?${query}`)
  expect(headingText()).toBe('Questions')
  if (text !== undefined) expect(field().value).toBe(text)
})

test('truncates a query that is too long for an address', async () => {
  await openUnhydrated('/faq')
  expect(field().maxLength).toBe(100)
  type('足'.repeat(5000))
  await expect.poll(() => new URLSearchParams(location.search).get('q')).toBe('足'.repeat(100))
})
