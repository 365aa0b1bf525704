import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { AccessPort } from '#src/page/access-port.ts'
import { strangerAccess } from '#src/page/access-port.ts'
import { Route as aboutRoute } from '#src/routes/_default/about.tsx'
import { Route as faqRoute } from '#src/routes/_default/faq.tsx'
import { Route as defaultLayout } from '#src/routes/_default.tsx'
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
  // In development the router logs a warning for an error that a page has caught; these tests cause such
  // errors on purpose.
  // biome-ignore lint/suspicious/noConsole: clears the spy on the console
  vi.mocked(console.warn).mockClear()
})

test('an error page shows a reference and reports the error under it, with path and message', async () => {
  breakAbout(() => {
    throw new Error('the kiln is cold')
  })
  const { requests } = await openScreen('/about')
  expect(heading()).toBe('Internal Server Error')
  expect(document.title).toBe('Internal Server Error · Hadashi')
  expect(status()).toBe('500')
  const reference = document.querySelector('[data-reference]')?.textContent
  await expect.poll(() => requests.filter((request) => request.url.endsWith('/report/clientError'))).toHaveLength(1)
  const report = requests.find((request) => request.url.endsWith('/report/clientError'))
  expect(await report?.json()).toMatchObject({ reference, message: 'the kiln is cold' })
  expect(reference).toMatch(/^[a-z0-9]{10}$/)
})

test('"Try again" shows the page once its error is gone', async () => {
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

test('a page that throws while rendering shows the error page and can be retried', async () => {
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

test('a layout that fails is replaced by that of the error page, whose button works', async () => {
  let broken = true
  change(defaultLayout, {
    component: () => {
      if (broken) throw new Error('no layout')
      return (
        <main>
          <h1>Drawn</h1>
        </main>
      )
    },
  })
  const { router } = await openScreen('/faq')
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe('Internal Server Error')
  expect(document.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('not-found')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settled(router)
  await expect.poll(heading).toBe('Drawn')
})

test('an error stays on its page: the next page is shown normally', async () => {
  breakAbout(() => {
    throw new Error('broken')
  })
  const { router } = await openScreen('/about')
  await router.navigate({ to: '/cart' })
  await settled(router)
  expect(heading()).toBe('Cart')
  expect(status()).toBe('200')
})

test('a page error is 404 and names the path by default', async () => {
  breakAbout(() => throwPageError())
  await openScreen('/about')
  expect(heading()).toBe('Page Not Found')
  expect(screen.getByText('Page Not Found: /about')).toBeTruthy()
  expect(status()).toBe('404')
})

test('a page error may set its own status and message', async () => {
  breakAbout(() => throwPageError({ status: 410, message: 'This pair was taken back.' }))
  await openScreen('/about')
  expect(heading()).toBe('Internal Server Error')
  expect(screen.getByText('This pair was taken back.')).toBeTruthy()
  expect(status()).toBe('410')
})

test('an unknown guard shows the error page and is reported', async () => {
  change(faqRoute, { staticData: { ...faqRoute.options.staticData, guards: ['nope'] } })
  const { requests } = await openScreen('/faq')
  expect(heading()).toBe('Internal Server Error')
  expect(document.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('not-found')
  await expect.poll(() => requests.filter((request) => request.url.endsWith('/report/clientError'))).toHaveLength(1)
  const report = requests.find((request) => request.url.endsWith('/report/clientError'))
  expect(await report?.json()).toMatchObject({ message: "Unknown route middleware: 'nope'" })
})

test('a guard context that cannot be fetched shows the error page and keeps the guarded page closed', async () => {
  const access: AccessPort = { ...strangerAccess, guardContext: () => Promise.reject(new Error('no context')) }
  await openScreen('/profile/order', { access })
  expect(heading()).toBe('Internal Server Error')
  expect(screen.queryByText('Your orders')).toBeNull()
})
