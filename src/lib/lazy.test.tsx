import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { CatchBoundary, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Lazy } from './lazy.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

function open(load: () => Promise<string>, failed?: () => string, alsoIn = async () => {}) {
  const router = createRouter({ routeTree: createRootRoute(), context: { language: { alsoIn } } })
  const shown = () => (
    <I18nProvider i18n={i18n}>
      <RouterContextProvider router={router as never}>
        <CatchBoundary getResetKey={() => 'page'} errorComponent={({ error }) => `The page: ${error}`}>
          <Lazy load={load} messages={['address-form', 'country']} fallback={<p>Loading</p>} failed={failed}>
            {(loaded) => <Part name={loaded} />}
          </Lazy>
        </CatchBoundary>
      </RouterContextProvider>
    </I18nProvider>
  )
  const { rerender } = render(shown(), { onCaughtError: () => {} })
  return { again: () => rerender(<div>{shown()}</div>) }
}

function Part({ name }: { name: string }) {
  if (name === 'broken') throw new Error('broken')
  return <p>{name}</p>
}

const tryAgain = () => screen.findByRole('button', { name: 'Try again' })

test('the fallback is shown until the code and the messages of a part are loaded', async () => {
  let come = () => {}
  const alsoIn = vi.fn(() => new Promise<void>((resolve) => (come = resolve)))
  alsoIn.mockResolvedValueOnce()
  open(async () => 'The part', undefined, alsoIn)
  screen.getByText('Loading')
  await expect.poll(() => alsoIn.mock.calls).toEqual([['address-form'], ['country']])
  expect(screen.queryByText('The part')).toBeNull()
  come()
  await screen.findByText('The part')
  expect(screen.queryByText('Loading')).toBeNull()
})

test('a part whose code or messages cannot be loaded offers another try', async () => {
  const load = vi.fn(async () => 'The part')
  load.mockRejectedValueOnce(new Error('gone'))
  const alsoIn = vi.fn(async () => {})
  open(load, undefined, alsoIn)
  const card = await screen.findByRole('alert')
  expect([card.dataset.code, card.textContent]).toEqual(['NETWORK_ERROR', expect.stringContaining('Network error')])
  alsoIn.mockRejectedValueOnce(new Error('gone'))
  await userEvent.click(await tryAgain())
  await expect.poll(() => load).toHaveBeenCalledTimes(2)
  await userEvent.click(await tryAgain())
  await screen.findByText('The part')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a part that was loaded before is shown at once', async () => {
  const load = vi.fn(async () => 'The part')
  const { again } = open(load)
  await screen.findByText('The part')
  again()
  screen.getByText('The part')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a view of its own may stand in place of the error card', async () => {
  open(
    () => Promise.reject(new Error('gone')),
    () => 'Not here',
  )
  await screen.findByText('Not here')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error of the part itself reaches the boundary above', async () => {
  open(async () => 'broken')
  await screen.findByText('The page: Error: broken')
})
