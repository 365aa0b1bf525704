import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen, success } from '../../../../tests/support/components/open-screen.tsx'

function apiResponsesFor(mode: string) {
  return (path: string) => (path === '/shop/state' ? success({ mode, build_id: null, payment_hosts: [] }) : undefined)
}

test.each([
  ['/_ui', 'Parts of the shop'],
  ['/ja/_ui', 'お店の部品'],
])('a demo shows its components at %s and excludes them from search engines', async (address, heading) => {
  await openScreen(address, { answers: apiResponsesFor('demo') })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.documentElement.dataset.status).toBe('200')
})

test.each([
  ['in production', apiResponsesFor('production')],
  ['when the shop state cannot be loaded', () => undefined],
])('%s the page is not found', async (_, answers) => {
  await openScreen('/_ui', { answers })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
  expect(document.documentElement.dataset.status).toBe('404')
})

test('the address forms and the address book load their own messages', async () => {
  await openScreen('/ja/_ui', { answers: apiResponsesFor('demo') })
  expect(await screen.findByRole('button', { name: '住所を追加する' })).toBeDefined()
  expect((await screen.findAllByRole('textbox', { name: '市区町村' })).length).toBeGreaterThan(0)
})
