import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type AccessPort, strangerAccess } from '#src/page/access-port.ts'
import { openScreen, settled } from '../../tests/support/components/open-screen.tsx'

function visitor(guardContext: Awaited<ReturnType<AccessPort['guardContext']>>): AccessPort {
  return { ...strangerAccess, guardContext: async () => guardContext }
}

test('a stranger who wants their details is asked to sign in, and the page is remembered with its query', async () => {
  const { router } = await openScreen('/profile/details?from=mail')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in')
  expect(router.state.location.search).toEqual({ wanted: '/profile/details?from=mail' })
  expect(screen.getByText('Then we’ll take you to “Your details”.')).toBeTruthy()
})

test('a signed-in customer sees their details in the rooms of the account', async () => {
  await openScreen('/profile/details', { access: visitor({ session: 'valid', paidOrder: 'none' }) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your details')
  expect(document.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('profile')
})

test.each(['/cart/checkout', '/tabi-gen-01/scan', '/tabi-gen-01/style'])(
  'with a pair on its way, %s leads to that order',
  async (path) => {
    const { router } = await openScreen(path, { access: visitor({ session: 'valid', paidOrder: 'not-delivered-yet' }) })
    expect(router.state.location.href).toBe('/order-exists')
  },
)

test('when the order cannot be looked up, the customer goes on', async () => {
  const { router } = await openScreen('/cart/checkout', {
    access: visitor({ session: 'cleared', paidOrder: 'unknown' }),
  })
  expect(router.state.location.href).toBe('/cart/checkout')
})

test('turning a stranger away leaves no guarded page behind in the history', async () => {
  const { router, history } = await openScreen('/profile')
  await router.navigate({ to: '/profile/order' })
  await settled(router)
  expect(router.state.location.pathname).toBe('/auth')
  history.back()
  await settled(router)
  expect(router.state.location.pathname).toBe('/profile')
})

test('nothing of a guarded page is drawn before the guard has decided', async () => {
  let decide = () => {}
  const pending = new Promise<void>((resolve) => {
    decide = resolve
  })
  const access: AccessPort = {
    ...strangerAccess,
    guardContext: () => pending.then(() => ({ session: 'cleared', paidOrder: 'none' })),
  }
  const { router } = await openScreen('/', { access })
  const drawn: string[] = []
  const watch = new MutationObserver(() => drawn.push(document.querySelector('h1')?.textContent ?? ''))
  watch.observe(document.body, { subtree: true, childList: true })
  const gone = router.navigate({ to: '/profile/order' })
  decide()
  await gone
  await settled(router)
  watch.disconnect()
  expect(drawn.at(-1)).toBe('Sign in')
  expect(drawn).not.toContain('Your orders')
})

test('fetching a guarded page ahead waits for no facts and leads nowhere', async () => {
  const access: AccessPort = {
    ...strangerAccess,
    guardContext: () => new Promise(() => {}),
  }
  const { router } = await openScreen('/', { access })
  await router.preloadRoute({ to: '/profile/order' })
  expect(router.state.location.pathname).toBe('/')
})

test('a navigation that is left gives up waiting for facts', async () => {
  const signals: AbortSignal[] = []
  const access: AccessPort = {
    ...strangerAccess,
    guardContext: (_, abandoned) => {
      signals.push(abandoned)
      return new Promise(() => {})
    },
  }
  const { router } = await openScreen('/', { access })
  void router.navigate({ to: '/profile/order' })
  await expect.poll(() => signals.length).toBe(1)
  await router.navigate({ to: '/about' })
  await settled(router)
  expect(signals[0]?.aborted).toBe(true)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How it is made')
})

test.each(['javascript:alert(1)', '//evil.example', '/auth', '/api/logout', '/nowhere'])(
  'the sign-in page does not repeat %s as a page to return to',
  async (wanted) => {
    const { router } = await openScreen(`/auth?wanted=${encodeURIComponent(wanted)}`)
    expect(router.state.matches.at(-1)?.search).toEqual({ wanted: undefined })
    expect(document.querySelector('[data-wanted]')).toBeNull()
  },
)
