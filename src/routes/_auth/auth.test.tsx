import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { strangerAccess, type Visitor } from '#src/page/access-port.ts'
import { openScreen, settled } from '../../../tests/support/components/open-screen.tsx'

/** A visitor whose status the test can change. */
function someone(visitor: Visitor) {
  const listeners = new Set<() => void>()
  return {
    access: {
      ...strangerAccess,
      guardContext: async () => ({ session: visitor === 'customer' ? 'valid' : 'cleared', paidOrder: 'none' }) as const,
      visitor: () => visitor,
      onChange(listener: () => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    async becomes(next: Visitor) {
      visitor = next
      await act(async () => {
        for (const listener of listeners) listener()
      })
    },
  }
}

test.each([
  ['expired', '/auth', 'Your session has ended, so please sign in again.'],
  ['signed_out', '/auth', 'You’re signed out.'],
  ['signed_out', '/ja/auth', 'ログアウトしました。'],
  ['expired', '/ja/auth', 'ログインの有効期限が切れました。お手数ですが、もう一度ログインしてください。'],
] as const)('shows a visitor whose session is over (%s) the reason on %s', async (visitor, address, text) => {
  await openScreen(address, someone(visitor))
  expect(screen.getByText(text, { exact: false })).toBeTruthy()
})

test('shows a visitor who was never signed in no notice', async () => {
  await openScreen('/auth', someone('never'))
  expect(document.querySelector('.notice')).toBeNull()
})

test('shows the reason and the page to return to together', async () => {
  await openScreen('/auth?wanted=/profile/details', someone('expired'))
  expect(document.querySelector('.notice')?.textContent).toBe(
    'Your session has ended, so please sign in again.Then we’ll take you to “Your details”.',
  )
})

test.each([
  ['/auth?wanted=%2Fprofile%2Forder%3Ffrom%3Dmail', '/profile/order?from=mail'],
  ['/auth', '/profile'],
  ['/auth?wanted=//evil.example', '/profile'],
  ['/ja/auth?wanted=/profile/order', '/ja/profile/order'],
])('signing in on %s leads to %s and leaves no sign-in page in the history', async (address, end) => {
  const visitor = someone('never')
  const { router, history } = await openScreen(address, visitor)
  await visitor.becomes('customer')
  await expect.poll(() => history.location.href).toBe(end)
  await settled(router)
  expect(history.length).toBe(1)
})
