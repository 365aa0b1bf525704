import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '#src/ui/button.tsx'
import { useLatePart } from './use-late-part.ts'

const rooms = ['address-form', 'country']
const alsoIn = vi.fn(async (_room: string) => {})
const router = createRouter({ routeTree: createRootRoute(), context: { language: { alsoIn } } })

function open(load: () => Promise<string>): void {
  render(
    <RouterContextProvider router={router as never}>
      <Part load={load} />
    </RouterContextProvider>,
  )
}

function Part({ load }: { load: () => Promise<string> }) {
  const [part, retry] = useLatePart(load, rooms)
  if (part === undefined) return <p>On its way</p>
  return part === 'missing' ? <Button onClick={retry}>Try again</Button> : <p>{part}</p>
}

test('a part is shown once its code and its texts have come', async () => {
  let come = () => {}
  alsoIn.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)))
  open(async () => 'The part')
  expect(screen.getByText('On its way')).toBeDefined()
  come()
  await screen.findByText('The part')
  expect(alsoIn.mock.calls).toEqual([['address-form'], ['country']])
})

test('a part whose code or texts do not come is asked for again', async () => {
  const load = vi.fn(async () => 'The part')
  load.mockRejectedValueOnce(new Error('gone'))
  open(load)
  alsoIn.mockRejectedValueOnce(new Error('gone'))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('The part')
  expect(load).toHaveBeenCalledTimes(3)
})
