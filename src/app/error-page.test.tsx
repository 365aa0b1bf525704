import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { AccessPort } from '#src/page/access-port.ts'
import { strangerAccess } from '#src/page/access-port.ts'
import { Route as aboutRoute } from '#src/routes/_default/about.tsx'
import { Route as faqRoute } from '#src/routes/_default/faq.tsx'
import { openScreen, settled } from '../../tests/support/components/open-screen.tsx'
import { throwPageError } from './page-error.ts'

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const status = () => document.documentElement.dataset.status

const repairs: (() => void)[] = []

/** Breaks a real page for one test. */
function change(route: { options: object }, changes: object): void {
  const whole = Object.fromEntries(Object.keys(changes).map((name) => [name, Reflect.get(route.options, name)]))
  repairs.push(() => Object.assign(route.options, whole))
  Object.assign(route.options, changes)
}

function breakAbout(loader: () => unknown): void {
  change(aboutRoute, { loader })
}

afterEach(() => {
  for (const repair of repairs.splice(0)) repair()
  // In development the router warns of a fault that a page has caught; here the fault is the point.
  // biome-ignore lint/suspicious/noConsole: it is the console's own spy that is cleared
  vi.mocked(console.warn).mockClear()
})

test('a fault shows a reference, and the same reference is reported with path and message', async () => {
  breakAbout(() => {
    throw new Error('the kiln is cold')
  })
  const { requests } = await openScreen('/about')
  expect(heading()).toBe('Internal Server Error')
  expect(document.title).toBe('Internal Server Error · Hadashi')
  expect(status()).toBe('500')
  const reference = document.querySelector('[data-reference]')?.textContent
  await expect.poll(() => requests.filter((request) => request.url.endsWith('/report/problem'))).toHaveLength(1)
  const report = requests.find((request) => request.url.endsWith('/report/problem'))
  expect(await report?.json()).toMatchObject({ reference, message: 'the kiln is cold' })
  expect(reference).toMatch(/^[a-z0-9]{10}$/)
})

test('trying again after a fault that has passed shows the page', async () => {
  let broken = true
  breakAbout(() => {
    if (broken) throw new Error('not yet')
  })
  const { router } = await openScreen('/about')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settled(router)
  await expect.poll(heading).toBe('How it is made')
  expect(status()).toBe('200')
})

test('a screen that fails while it is drawn is a fault too, and can be tried again', async () => {
  let broken = true
  change(faqRoute, {
    component: () => {
      if (broken) throw new Error('cannot draw')
      return <h1>Drawn</h1>
    },
  })
  const { router } = await openScreen('/faq')
  expect(heading()).toBe('Internal Server Error')
  expect(status()).toBe('500')
  expect(document.title).toBe('Internal Server Error · Hadashi')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settled(router)
  await expect.poll(heading).toBe('Drawn')
  await expect.poll(status).toBe('200')
})

test('the fault stays on its page: the next page is whole', async () => {
  breakAbout(() => {
    throw new Error('broken')
  })
  const { router } = await openScreen('/about')
  await router.navigate({ to: '/cart' })
  await settled(router)
  expect(heading()).toBe('Cart')
  expect(status()).toBe('200')
})

test("a page's own validation is 404 and names the path, unless it says otherwise", async () => {
  breakAbout(() => throwPageError())
  await openScreen('/about')
  expect(heading()).toBe('Page Not Found')
  expect(screen.getByText('Page Not Found: /about')).toBeTruthy()
  expect(status()).toBe('404')
})

test("a page's own validation may give a status and a message", async () => {
  breakAbout(() => throwPageError({ status: 410, message: 'This pair was taken back.' }))
  await openScreen('/about')
  expect(heading()).toBe('Internal Server Error')
  expect(screen.getByText('This pair was taken back.')).toBeTruthy()
  expect(status()).toBe('410')
})

test('a guard that does not exist is a fault of the shop', async () => {
  change(faqRoute, { staticData: { ...faqRoute.options.staticData, guards: ['nope'] } })
  const { requests } = await openScreen('/faq')
  expect(heading()).toBe('Internal Server Error')
  expect(document.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('not-found')
  await expect.poll(() => requests.filter((request) => request.url.endsWith('/report/problem'))).toHaveLength(1)
  const report = requests.find((request) => request.url.endsWith('/report/problem'))
  expect(await report?.json()).toMatchObject({ message: "Unknown route middleware: 'nope'" })
})

test('facts that cannot be fetched are a fault, and the guarded page stays closed', async () => {
  const access: AccessPort = { ...strangerAccess, guardContext: () => Promise.reject(new Error('no context')) }
  await openScreen('/profile/order', { access })
  expect(heading()).toBe('Internal Server Error')
  expect(screen.queryByText('Your orders')).toBeNull()
})
