import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openScreen, success } from '../../../../tests/support/components/open-screen.tsx'

const shoreditch = {
  id: 'london-shoreditch',
  name: { en: 'Shoreditch', ja: 'ショーディッチ' },
  address: { en: '12 Redchurch Street, London', ja: 'ロンドン レッドチャーチ通り12' },
  timeZone: 'Europe/London',
  latitude: 51.5,
  longitude: -0.07,
  country: 'GB',
}

function storesAre(answer: () => Response) {
  return { answers: (path: string) => (path === '/stores' ? answer() : undefined) }
}

test('lists the stores in the language of the page', async () => {
  const { requests } = await openScreen(
    '/ja/reserve',
    storesAre(() => success({ stores: [shoreditch] })),
  )
  expect(await screen.findByRole('heading', { level: 2, name: 'ショーディッチ' })).toBeTruthy()
  expect(requests.find((request) => request.url.endsWith('/stores'))?.headers.get('accept-language')).toBe('ja')
})

test('without stores, says so and links to measuring at home', async () => {
  await openScreen(
    '/reserve',
    storesAre(() => success({ stores: [] })),
  )
  expect(await screen.findByText(/No store is open for visits/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Measure at home' })).toBeTruthy()
})

test('"Try again" fetches the list that failed to load', async () => {
  let open = false
  await openScreen(
    '/reserve',
    storesAre(() =>
      open
        ? success({ stores: [shoreditch] })
        : Response.json({ status: 'error', code: 'UNAVAILABLE', message: 'starting' }, { status: 503 }),
    ),
  )
  expect((await screen.findByRole('alert')).dataset.code).toBe('UNAVAILABLE')
  open = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Shoreditch' })).toBeTruthy()
})
