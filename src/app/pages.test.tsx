import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openScreen, settled } from '../../tests/support/components/open-screen.tsx'

const announced = () => document.querySelector('[data-announcer]')?.textContent
const status = () => document.documentElement.dataset.status

test('the first page leaves the focus to the browser and is not announced', async () => {
  await openScreen('/about')
  expect(document.activeElement).toBe(document.body)
  expect(announced()).toBe('')
})

test('a navigation focuses the heading and announces the title', async () => {
  const { router } = await openScreen('/')
  await userEvent.click(screen.getAllByRole('link', { name: 'How it is made' })[0] as HTMLElement)
  await settled(router)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'How it is made' }))
  expect(announced()).toBe('How it is made · Hadashi')
})

test('an address with a hash does not focus the heading', async () => {
  const { router } = await openScreen('/')
  await router.navigate({ to: '/about', hash: 'main' })
  await settled(router)
  expect(document.activeElement?.tagName).not.toBe('H1')
})

test.each(['/nowhere', '/auth/a/b', '/tabi-gen-01', '/About', '/profile/order/7', '/fr/about'])(
  '%s shows the not-found page',
  async (path) => {
    await openScreen(path)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
    expect(screen.getByText(`Page not found: ${path}`)).toBeTruthy()
    expect(document.title).toBe('Page Not Found · Hadashi')
    expect(status()).toBe('404')
    expect(document.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('not-found')
  },
)

test('the page /not-found has status 404', async () => {
  await openScreen('/not-found')
  expect(screen.getByText('Page not found: /not-found')).toBeTruthy()
  expect(status()).toBe('404')
})

test('a path that contains HTML is shown as text', async () => {
  await openScreen('/<img src=x onerror=alert(1)>')
  expect(screen.getByText('Page not found: /<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

test('the not-found page of a Japanese path is in Japanese', async () => {
  await openScreen('/ja/nowhere')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ページが見つかりません')
  expect(document.documentElement.lang).toBe('ja')
})

test('the localization test page has exactly the title and description of the specification', async () => {
  await openScreen('/localization-test')
  expect(document.title).toBe('Localization Test')
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
    'Simple localization system test page',
  )
})

test('the page after a not-found page has its own title and status', async () => {
  const { router } = await openScreen('/nowhere')
  await router.navigate({ to: '/faq' })
  await settled(router)
  expect(document.title).toBe('Questions · Hadashi')
  expect(status()).toBe('200')
})
