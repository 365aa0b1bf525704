import { createMemoryHistory } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openScreen, settled } from '../../tests/support/components/open-screen.tsx'
import { createPageLanguage } from './page-language.ts'

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const addresses = () =>
  screen
    .getAllByRole('link')
    .filter((link) => !link.hasAttribute('hreflang') && !link.getAttribute('href')?.startsWith('#'))
    .map((link) => link.getAttribute('href'))

test.each([
  ['/about', 'en', 'How it is made'],
  ['/en/about', 'en', 'How it is made'],
  ['/ja/about', 'ja', '靴のできるまで'],
])('%s is shown in %s', async (address, language, title) => {
  document.head.innerHTML = '<meta name="language" content="">'
  await openScreen(address)
  expect(heading()).toBe(title)
  expect(document.documentElement.lang).toBe(language)
  expect(document.documentElement.dir).toBe('ltr')
  expect(document.querySelector('meta[name="language"]')?.getAttribute('content')).toBe(language)
})

test('every link of a Japanese page leads to a Japanese page', async () => {
  await openScreen('/ja')
  expect(addresses().filter((address) => !address?.startsWith('/ja'))).toEqual([])
})

test('switching the language keeps page, query and hash and changes every link', async () => {
  const { router, history } = await openScreen('/reserve?day=3#stores')
  await userEvent.click(screen.getByRole('link', { name: '日本語' }))
  await expect.poll(() => history.location.href).toBe('/ja/reserve?day=3&lang=ja#stores')
  await settled(router)
  expect(heading()).toBe('店舗で測る')
  expect(document.title).toBe('店舗で測る · Hadashi')
  expect(addresses().filter((address) => !address?.startsWith('/ja'))).toEqual([])
})

test('switching the language keeps an open question open', async () => {
  const { router } = await openScreen('/faq')
  const question = document.querySelector<HTMLDetailsElement>('main details')
  if (question) question.open = true
  await userEvent.click(screen.getByRole('link', { name: '日本語' }))
  await expect.poll(heading).toBe('よくある質問')
  await settled(router)
  expect(document.querySelector('main details')).toBe(question)
  expect(question?.open).toBe(true)
})

test('a chosen language persists on going back and is in the address', async () => {
  const { router, history } = await openScreen('/about')
  await router.navigate({ to: '/faq' })
  await settled(router)
  await userEvent.click(screen.getByRole('link', { name: '日本語' }))
  await expect.poll(heading).toBe('よくある質問')
  history.back()
  await expect.poll(heading).toBe('靴のできるまで')
  expect(history.location.href).toBe('/ja/about?lang=ja')
  expect(addresses().filter((address) => !address?.startsWith('/ja'))).toEqual([])
})

test('an address that names a language is shown in it, whatever was chosen before', async () => {
  const { history } = await openScreen('/faq')
  await userEvent.click(screen.getByRole('link', { name: '日本語' }))
  await expect.poll(heading).toBe('よくある質問')
  history.push('/en/about')
  await expect.poll(heading).toBe('How it is made')
})

test('a link followed on a Japanese page stays in Japanese', async () => {
  const { router, history } = await openScreen('/ja')
  await userEvent.click(screen.getAllByRole('link', { name: '靴のできるまで' })[0] as HTMLElement)
  await settled(router)
  expect(history.location.pathname).toBe('/ja/about')
})

test('the last language wins when it changes again while its messages are loading', async () => {
  const history = createMemoryHistory({ initialEntries: ['/ja'] })
  let deliver = () => {}
  const slow = new Promise<void>((resolve) => {
    deliver = resolve
  })
  const written: string[] = []
  const sources = {
    messages: async (_namespace: string, one: string) => (one === 'ja' ? slow.then(() => ({})) : {}),
    content: async () => undefined,
  }
  const language = createPageLanguage(history, sources, {
    saved: () => undefined,
    write: (one) => written.push(one),
  })
  const ready = language.ready('/about')
  history.push('/about')
  deliver()
  await ready
  expect(language.i18n.locale).toBe('en')
  expect(written).toEqual(['en'])
})
