import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen, success } from '../../../../tests/support/components/open-screen.tsx'

function apiResponsesFor(mode: string) {
  return (path: string) => (path === '/shop/state' ? success({ mode, build_id: null, payment_hosts: [] }) : undefined)
}

test.each([
  ['/dev/measure', 'Measure a foot from a photo'],
  ['/ja/dev/measure', '写真から測る'],
])('a demo measures photos at %s, and asks search engines to leave the page out', async (address, heading) => {
  await openScreen(address, { answers: apiResponsesFor('demo') })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test.each([
  ['where people buy', apiResponsesFor('production')],
  ['where the shop cannot be asked', () => undefined],
])('there is no such page %s', async (_where, answers) => {
  await openScreen('/dev/measure', { answers })
  expect(document.documentElement.dataset.status).toBe('404')
})
