import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { ToastList } from './toast-list.tsx'
import { createToasts } from './toasts.ts'
import { Tooltip } from './tooltip.tsx'

// jsdom has no top layer; tests/e2e-long/parts.spec.ts covers the browser's behaviour.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

afterEach(() => vi.useRealTimers())

function FloatingExample({ onClose = () => {} }: { onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    onClose()
    setIsOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete
      </button>
      <Dialog heading="Delete this scan?" isOpen={isOpen} onClose={close} closeLabel="Close">
        <input type="file" aria-label="Photo" />
      </Dialog>
    </>
  )
}

test('a dialog is labelled and locks page scrolling while it is open', async () => {
  render(<FloatingExample />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('dialog', { name: 'Delete this scan?' })).toHaveProperty('open', true)
  expect(document.documentElement.dataset.still).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.documentElement.dataset.still).toBeUndefined()
})

test('Esc closes a dialog once, and a cancelled file chooser inside does not', async () => {
  const close = vi.fn()
  render(<FloatingExample onClose={close} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }))
  expect(close).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(close).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog without a close button is closed only by its actions and Esc', () => {
  const close = vi.fn()
  render(
    <Dialog heading="Pay?" isOpen onClose={close}>
      <button type="button">Pay now</button>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Pay?' })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Pay now'])
  expect(dialog.getAttribute('closedby')).toBe('closerequest')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(close).toHaveBeenCalledOnce()
})

test('a dialog closed by a form inside calls onClose', async () => {
  const close = vi.fn()
  render(<FloatingExample onClose={close} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(close).toHaveBeenCalledOnce()
})

function openToasts() {
  vi.useFakeTimers()
  const toasts = createToasts()
  render(<ToastList toasts={toasts} label="Messages" closeLabel="Close the message" seconds={8} />)
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000))
  return { toasts, pass }
}

test('a toast appears in an existing live region, takes no focus and disappears', () => {
  const { toasts, pass } = openToasts()
  expect(screen.getByRole('region', { name: 'Messages' }).ariaLive).toBe('polite')
  act(() => toasts.show('The design is saved.'))
  expect(document.activeElement).toBe(document.body)
  pass(7.9)
  expect(screen.queryByText('The design is saved.')).not.toBeNull()
  pass(0.2)
  expect(screen.queryByText('The design is saved.')).toBeNull()
})

test('a toast pauses while hovered or focused and then runs its remaining time', () => {
  const { toasts, pass } = openToasts()
  act(() => toasts.show('Saved.'))
  pass(5)
  fireEvent.pointerEnter(screen.getByRole('listitem'))
  pass(60)
  act(() => screen.getByRole('button').focus())
  fireEvent.pointerLeave(screen.getByRole('listitem'))
  pass(60)
  expect(screen.queryByText('Saved.')).not.toBeNull()
  act(() => screen.getByRole('button').blur())
  pass(2.9)
  expect(screen.queryByText('Saved.')).not.toBeNull()
  pass(0.2)
  expect(screen.queryByText('Saved.')).toBeNull()
})

test('an error toast stays until it is closed, and closing one leaves the others', () => {
  const { toasts, pass } = openToasts()
  act(() => {
    toasts.show('The photo did not arrive.', 'error')
    toasts.show('Nor did the other.', 'error')
  })
  pass(600)
  const [first] = screen.getAllByRole('button', { name: 'Close the message' })
  fireEvent.click(first as HTMLElement)
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Nor did the other.'])
})

test('a tooltip describes its control, shows on focus and hover and hides on Esc', async () => {
  render(
    <Tooltip text="From heel to toe.">
      {(id) => (
        <button type="button" aria-describedby={id}>
          Length
        </button>
      )}
    </Tooltip>,
  )
  const button = screen.getByRole('button', { name: 'Length' })
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('From heel to toe.')
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.tab()
  expect(screen.queryByRole('tooltip')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.tab()
  await userEvent.hover(button)
  expect(screen.queryByRole('tooltip')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})
