import { act, fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { editionNow } from '#src/features/edition/count/edition-now.ts'
import { headingText } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { fileWith, openWizardAt, rosasFeet } from '../support/components/open-wizard.ts'
import { deferred, noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'
import { pressEscape } from '../support/fakes/stand-in-browser.ts'

freshBrowser()
beforeAll(() =>
  Promise.all([import('#src/features/waitlist/waitlist-sheet.tsx'), import('#src/features/wizard/open-wizard.ts')]),
)
beforeEach(() => localStorage.clear())

const [now, own, joinPath, leave] = [
  '/edition',
  '/edition/waitlist/position',
  '/edition/waitlist/join',
  '/edition/waitlist/leave',
]
const edition = (free: number) => ({ pairs: 590, free, is_sold_out: free === 0 })
const waiting = (ahead: number) => ({ position: { email: 'mika@example.com', ahead, reserved: null } })
const reserved = {
  position: { email: 'mika@example.com', ahead: 0, reserved: { number: 214, until: '2026-11-26T15:04:00Z' } },
}
const asGuest = () => localStorage.setItem('hadashi-guest', 'somebody')

async function visit(address: string, answers: Readonly<Record<string, object>> = { [now]: edition(213) }) {
  const shop = pretendShop(answers)
  onTestFinished(() => void act(() => editionNow.set(undefined)))
  return { ...shop, ...(await openScreen(address, { hasSession: true, answers: shop.answers })) }
}

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')
const counter = () => document.querySelector('.edition-count')
const said = () => plain(counter()?.querySelector('.edition-left')?.textContent)
const way = () => counter()?.querySelector('button')
const statusText = () => counter()?.querySelector('[role=status]')?.textContent
const dialog = () => document.querySelector('dialog[open]')
const inDialog = () => plain(dialog()?.textContent)
const buttons = () => [...(dialog()?.querySelectorAll<HTMLElement>('.actions > *') ?? [])]
const field = () => dialog()?.querySelector<HTMLInputElement>('input')
const comeBack = () => act(() => void dispatchEvent(new Event('focus')))

async function openList(): Promise<void> {
  await expect.poll(way).toBeTruthy()
  fireEvent.click(way() as HTMLElement)
  await expect.poll(dialog).not.toBeNull()
}

async function send(email: string): Promise<void> {
  fireEvent.change(field() as HTMLElement, { target: { value: email } })
  fireEvent.submit(dialog()?.querySelector('form') as HTMLElement)
}

test.each([
  ['/', 213, '213 of 590 pairs left'],
  ['/shop_tabbi', 1, '1 of 590 pairs left'],
  ['/cart', 590, '590 of 590 pairs left'],
  ['/ja', 213, '限定590足・残り213足'],
  ['/ja/shop_tabbi', 7, '限定590足・残り7足'],
  ['/ja/cart', 0, '限定590足は、すべて埋まりました。'],
  ['/', 0, 'All 590 pairs are taken.'],
])('%s shows %s free pairs as: %s', async (address, free, text) => {
  await visit(address, { [now]: edition(free) })
  await expect.poll(said).toBe(text)
  expect([way() === null, statusText()]).toEqual([free > 0, ''])
})

test.each([
  ['/tabi-gen-01/summary', '213 of 590 pairs left'],
  ['/ja/tabi-gen-01/summary', '限定590足・残り213足'],
])('%s shows the free pairs before the pair is added to the cart: %s', async (address, text) => {
  const { answers } = pretendShop({ [now]: edition(213) })
  onTestFinished(() => void act(() => editionNow.set(undefined)))
  const { wizard } = await openWizardAt(address, { file: fileWith(rosasFeet('s1')), answers })
  await wizard()
  await expect.poll(said).toBe(text)
})

test('places the scale’s mark at the next number', async () => {
  await visit('/', { [now]: edition(177) })
  await expect.poll(said).toBeTruthy()
  const scale = document.querySelector<HTMLElement>('.edition-ruler i')
  expect([scale?.style.getPropertyValue('--at'), scale?.parentElement?.getAttribute('aria-hidden')]).toEqual([
    '70%',
    'true',
  ])
})

test('updates the count when the visitor returns, and announces only sold-out and available again', async () => {
  const shop = await visit('/')
  await expect.poll(said).toBe('213 of 590 pairs left')
  shop.answer(now, edition(212))
  comeBack()
  await expect.poll(said).toBe('212 of 590 pairs left')
  expect(statusText()).toBe('')
  shop.answer(now, edition(0))
  comeBack()
  await expect.poll(statusText).toBe('The edition is sold out.')
  shop.answer(now, edition(1))
  comeBack()
  await expect.poll(statusText).toBe('There are pairs again.')
  expect(said()).toBe('1 of 590 pairs left')
})

test('shows no count before or without an answer, and keeps the last one', async () => {
  const delayedAnswer = deferred(() => Response.json({ status: 'success', data: edition(213) }))
  const shop = await visit('/', { [now]: () => delayedAnswer.answer })
  await expect.poll(() => shop.requestsTo(now).length).toBe(1)
  expect(counter()?.textContent).toBe('')
  delayedAnswer.come()
  await expect.poll(said).toBe('213 of 590 pairs left')
  shop.answer(now, noLine)
  comeBack()
  await expect.poll(() => shop.requestsTo(now).length).toBeGreaterThan(1)
  expect(said()).toBe('213 of 590 pairs left')
  await act(() => shop.router.navigate({ to: '/shop_tabbi' }))
  expect([plain(headingText()), said()]).toEqual(['Tabi Gen 01', '213 of 590 pairs left'])
})

test('requests only the free count for a visitor without a token, who joins the list as a guest', async () => {
  const shop = await visit('/', {
    [now]: edition(0),
    '/user/guest': { guest_token: 'somebody' },
    [joinPath]: waiting(2),
  })
  await openList()
  expect(shop.requestsTo(own)).toEqual([])
  await expect.poll(inDialog).toContain('we hold it for them for 24 hours')
  expect(inDialog()).toContain('We’ll e-mail you once, when we can hold a number for you')
  await send('nobody')
  await expect.poll(inDialog).toContain('Enter your e-mail address')
  await expect.poll(() => [document.activeElement === field(), shop.requestsTo(joinPath)]).toEqual([true, []])
  await send(' mika@example.com ')
  await expect.poll(inDialog).toContain('2 people are ahead of you.')
  expect(shop.requestsTo(joinPath)[0]?.body).toEqual({ email: 'mika@example.com', language: 'en', version: '1' })
  await expect.poll(() => dialog()?.contains(document.activeElement)).toBe(true)
  pressEscape(dialog() as HTMLElement)
  await expect.poll(said).toBe('You’re on the waiting list.')
})

test('works in Japanese and tells the person who is next', async () => {
  asGuest()
  const shop = await visit('/ja/shop_tabbi', { [now]: edition(0), [own]: { position: null }, [joinPath]: waiting(0) })
  await openList()
  await expect.poll(inDialog).toContain('通し番号を24時間確保します')
  await send('mika@example.com')
  await expect.poll(inDialog).toContain('次は、お客様の番です。')
  expect(shop.requestsTo(joinPath)[0]?.body).toMatchObject({ language: 'ja' })
})

test('keeps the typed address after a failed or limited request and sends it again', async () => {
  asGuest()
  const shop = await visit('/', { [now]: edition(0), [own]: { position: null }, [joinPath]: noLine })
  await openList()
  await expect.poll(field).toBeTruthy()
  await send('mika@example.com')
  await expect.poll(inDialog).toContain('We couldn’t reach the shop.')
  expect(field()?.value).toBe('mika@example.com')
  shop.answer(joinPath, respondWithError('TOO_MANY_REQUESTS', 429, { retry_after: 120 }))
  await send('mika@example.com')
  await expect.poll(inDialog).toContain('in about 2 min.')
  shop.answer(joinPath, waiting(1))
  await send('mika@example.com')
  await expect.poll(inDialog).toContain('1 person is ahead of you.')
})

test('shows the free count to someone who joins when pairs are available again', async () => {
  asGuest()
  const left = respondWithError('numbers_left', 409, { difference: { free: 3 } })
  const shop = await visit('/', { [now]: edition(0), [own]: { position: null }, [joinPath]: left })
  await openList()
  await expect.poll(field).toBeTruthy()
  await send('mika@example.com')
  await expect.poll(inDialog).toContain('There are pairs again, so you don’t need to wait.')
  shop.answer(now, edition(3))
  fireEvent.click(dialog()?.querySelector('.waitlist button') as HTMLElement)
  await expect.poll(said).toBe('3 of 590 pairs left')
  expect(dialog()).toBeNull()
})

test('shows the place on the waiting list and lets the visitor leave it', async () => {
  storeTokens('mika')
  const shop = await visit('/', { [now]: edition(0), [own]: waiting(4), [leave]: noLine })
  await expect.poll(said).toBe('You’re on the waiting list.')
  await openList()
  await expect.poll(inDialog).toContain('4 people are ahead of you.')
  fireEvent.click(buttons().at(-1) as HTMLElement)
  await expect.poll(() => dialog()?.querySelector('[role=alert]')?.textContent).toBeTruthy()
  shop.answer(leave, { position: null })
  fireEvent.click(buttons().at(-1) as HTMLElement)
  await expect.poll(inDialog).toContain('You’re off the list.')
  expect(said()).toBe('All 590 pairs are taken.')
})

test.each([
  ['/', 'We hold number 214 for you.', /^Go to the cart$/],
  ['/ja', '通し番号214番を確保しています。', /^カートへ$/],
])('on %s shows a reserved number with its deadline and links to the cart', async (address, text, link) => {
  storeTokens('mika')
  const { history } = await visit(address, { [now]: edition(0), [own]: reserved })
  await expect.poll(said).toBe(text)
  await openList()
  await expect.poll(inDialog).toMatch(/2026/)
  expect(buttons()[0]?.textContent).toMatch(link)
  fireEvent.click(buttons()[0] as HTMLElement)
  await expect.poll(() => history.location.pathname).toMatch(/\/cart$/)
  expect(dialog()).toBeNull()
})

test('shows a number that became free when the waiting visitor returns', async () => {
  asGuest()
  const shop = await visit('/', { [now]: edition(0), [own]: waiting(0) })
  await expect.poll(said).toBe('You’re on the waiting list.')
  shop.answer(own, reserved)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(said).toBe('We hold number 214 for you.')
})
