import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readConsent, writeConsent } from '#domain/consent/consent.ts'
import { words as english } from '#domain/consent/words-2/en.ts'
import { words as japanese } from '#domain/consent/words-2/ja.ts'
import { follow, headingText } from '../support/components/fill-and-press.ts'
import { type Answers, openLate } from '../support/components/open-late.ts'
import { success } from '../support/components/open-screen.tsx'
import { keepCookie } from '../support/fakes/dialogs-and-cookies.ts'
import { held, noLine } from '../support/fakes/pretend-shop.ts'
import { keptCookie, refuseCookies, turnTab } from '../support/fakes/stand-in-browser.ts'

const recorded = /consent\/record$/
const proven: Answers = (path) => (recorded.test(path) ? success({}) : undefined)

const banner = () => document.querySelector<HTMLElement>('.consent')
const kept = () => readConsent(keptCookie('hadashi-consent'))
const isAsked = () => expect.poll(banner).not.toBeNull()
const isGone = () => expect.poll(banner).toBeNull()

function press(name: string): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`No button is called ${name}`)
  // A browser gives it the focus; jsdom does not.
  button.focus()
  fireEvent.click(button)
}

/** What another tab of the same browser has kept. */
function keepElsewhere(choice: 'accepted' | 'rejected') {
  const consent = { choice, version: '2', language: 'en' as const, atMs: 5, id: crypto.randomUUID(), isProven: true }
  keepCookie('hadashi-consent', writeConsent(consent))
  return consent
}

async function openAsked(address = '/about', answers = proven) {
  const shop = await openLate(address, answers)
  await isAsked()
  return shop
}

const isProven = (choice: string) => expect.poll(kept).toMatchObject({ choice, isProven: true })

test.each([
  ['/about', 'Reject', english],
  ['/ja/about', '拒否する', japanese],
] as const)('the words on %s are the words that are proven', async (address, reject, words) => {
  const shop = await openAsked(address)
  expect(banner()?.textContent).toContain(words.text)
  press(reject)
  await isGone()
  await isProven('rejected')
  const [sent] = shop.asked.filter(({ url }) => recorded.test(url))
  const language = words === japanese ? 'ja' : 'en'
  expect(await sent?.json()).toEqual({ id: kept()?.id, choice: 'rejected', version: '2', language })
  expect(kept()).toMatchObject({ language })
})

test('the choice is said and can be changed at the foot of every page, and each change is a proof of its own', async () => {
  const shop = await openAsked()
  press('Reject')
  await isProven('rejected')
  const before = kept()
  press('Cookie settings')
  await isAsked()
  expect(banner()?.textContent).toContain('You’ve rejected optional cookies.')
  await expect.poll(() => document.activeElement).toBe(banner())
  press('Reject')
  await isGone()
  expect([kept(), shop.count(recorded)]).toEqual([before, 1])
  press('Cookie settings')
  await isAsked()
  press('Accept')
  await isProven('accepted')
  expect([kept()?.id === before?.id, shop.count(recorded)]).toEqual([false, 2])
})

test.each(['Escape', 'Keep this choice'])(
  'settings that were opened go by %s, and the choice stays; a newcomer is still asked',
  async (way) => {
    await openAsked()
    fireEvent.keyDown(banner() as HTMLElement, { key: 'Escape' })
    expect(banner()?.textContent).not.toContain('Keep this choice')
    press('Reject')
    await isProven('rejected')
    const before = kept()
    press('Cookie settings')
    await isAsked()
    if (way === 'Escape') fireEvent.keyDown(banner() as HTMLElement, { key: way })
    else press(way)
    await isGone()
    await expect.poll(() => document.activeElement?.textContent).toBe('Cookie settings')
    expect(kept()).toEqual(before)
  },
)

test.each([
  ['/about', 'Accept', 'rejected', 'Cookie settings', 'You’ve rejected optional cookies.'],
  ['/ja/about', '同意する', 'rejected', 'クッキーの設定', '現在の設定：拒否'],
  ['/ja/about', '拒否する', 'accepted', 'クッキーの設定', '現在の設定：同意'],
] as const)(
  'on %s a choice of another tab is said in the settings, and the last that is made holds (%s)',
  async (address, answer, elsewhere, settings, said) => {
    const own = elsewhere === 'rejected' ? 'accepted' : 'rejected'
    await openAsked(address)
    keepElsewhere(elsewhere)
    press(answer)
    await isProven(own)
    keepElsewhere(elsewhere)
    press(settings)
    await expect.poll(() => banner()?.textContent).toContain(said)
    press(answer)
    await isProven(own)
  },
)

test('the question goes from a tab that is shown again when another one has answered it', async () => {
  const shop = await openAsked()
  keepElsewhere('rejected')
  turnTab('visible')
  await isGone()
  expect(shop.count(recorded)).toBe(0)
})

test('a proof that takes its time does not bring back what another tab has changed', async () => {
  const proof = held(() => success({}))
  const shop = await openAsked('/about', (path) => (recorded.test(path) ? proof.answer : undefined))
  press('Accept')
  await expect.poll(() => shop.count(recorded)).toBe(1)
  const other = keepElsewhere('rejected')
  proof.come()
  await shop.isHeard()
  expect(kept()).toEqual(other)
  press('Cookie settings')
  await expect.poll(() => banner()?.textContent).toContain('You’ve rejected optional cookies.')
})

test('an answer to other words is asked for again', async () => {
  const old = { choice: 'accepted', version: '0', language: 'en', atMs: 5, id: crypto.randomUUID() } as const
  keepCookie('hadashi-consent', writeConsent({ ...old, isProven: true }))
  await openAsked()
  expect(banner()?.textContent).not.toContain('So far')
})

test('an answer holds without a line, and its proof follows with the next page', async () => {
  const shop = await openAsked('/about', (path) => (recorded.test(path) ? noLine() : undefined))
  press('Accept')
  await isGone()
  await shop.isHeard()
  expect(kept()).toMatchObject({ choice: 'accepted', isProven: false })
  await shop.leave()
  const next = await openLate('/faq', proven)
  await isProven('accepted')
  const [sent] = next.asked.filter(({ url }) => recorded.test(url))
  expect(await sent?.json()).toMatchObject({ id: kept()?.id })
  expect(banner()).toBeNull()
})

test('a browser that keeps no cookies may answer for the page, and nothing breaks', async () => {
  refuseCookies(() => '')
  const shop = await openAsked()
  press('Accept')
  await isGone()
  follow('Questions')
  await expect.poll(headingText).toBe('Questions')
  await shop.isHeard()
  expect([banner(), kept()]).toEqual([null, undefined])
})
