import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen, success } from '../../../../tests/support/components/open-screen.tsx'

function apiResponsesFor(mode: string) {
  return (path: string) => (path === '/shop/state' ? success({ mode, build_id: null, payment_hosts: [] }) : undefined)
}

test.each([
  ['/dev/measure', 'Measure a foot from a photo'],
  ['/ja/dev/measure', '写真から測る'],
])('a demo measures photos at %s and excludes the page from search engines', async (address, heading) => {
  await openScreen(address, { answers: apiResponsesFor('demo') })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test.each([
  ['in production', apiResponsesFor('production')],
  ['when the shop state cannot be loaded', () => undefined],
])('the page is not found %s', async (_where, answers) => {
  await openScreen('/dev/measure', { answers })
  expect(document.documentElement.dataset.status).toBe('404')
})
