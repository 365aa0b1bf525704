import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '#src/ui/button.tsx'
import { useFormPart } from './use-form-part.ts'

const alsoIn = vi.fn(async (_room: string) => {})
const router = createRouter({ routeTree: createRootRoute(), context: { language: { alsoIn } } })

function open(load: () => Promise<string>): void {
  render(
    <RouterContextProvider router={router as never}>
      <Form load={load} />
    </RouterContextProvider>,
  )
}

function Form({ load }: { load: () => Promise<string> }) {
  const [part, retry] = useFormPart(load)
  if (part === undefined) return <p>On its way</p>
  return part === 'missing' ? <Button onClick={retry}>Try again</Button> : <p>{part}</p>
}

test('a form is shown once its code and its texts have come', async () => {
  let come = () => {}
  alsoIn.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)))
  open(async () => 'The form')
  expect(screen.getByText('On its way')).toBeDefined()
  come()
  await screen.findByText('The form')
  expect(alsoIn).toHaveBeenCalledWith('address-form')
})

test('a form whose code or texts do not come is asked for again', async () => {
  const load = vi.fn(async () => 'The form')
  load.mockRejectedValueOnce(new Error('gone'))
  open(load)
  alsoIn.mockRejectedValueOnce(new Error('gone'))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('The form')
  expect(load).toHaveBeenCalledTimes(3)
})
