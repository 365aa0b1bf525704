import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type AccessPort, strangerAccess } from '#src/page/access-port.ts'
import { openScreen, settled } from '../../tests/support/components/open-screen.tsx'

function visitor(guardContext: Awaited<ReturnType<AccessPort['guardContext']>>): AccessPort {
  return { ...strangerAccess, guardContext: async () => guardContext }
}

test('sends a visitor who opens the account details to sign-in and remembers the page with its query', async () => {
  const { router } = await openScreen('/profile/details?from=mail')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in')
  expect(router.state.location.search).toEqual({ wanted: '/profile/details?from=mail' })
  expect(screen.getByText('Then we’ll take you to “Your details”.')).toBeTruthy()
})

test('shows a signed-in customer their details in the account layout', async () => {
  await openScreen('/profile/details', { access: visitor({ session: 'valid', paidOrder: 'none' }) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your details')
  expect(document.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('profile')
})

test.each(['/cart/checkout', '/tabi-gen-01/scan', '/tabi-gen-01/style'])(
  '%s redirects to the existing order while a paid pair is not delivered yet',
  async (path) => {
    const { router } = await openScreen(path, { access: visitor({ session: 'valid', paidOrder: 'not-delivered-yet' }) })
    expect(router.state.location.href).toBe('/order-exists')
  },
)

test('lets the customer into checkout when the order lookup fails', async () => {
  const { router } = await openScreen('/cart/checkout', {
    access: visitor({ session: 'cleared', paidOrder: 'unknown' }),
  })
  expect(router.state.location.href).toBe('/cart/checkout')
})

test("a guard's redirect leaves no guarded page in the history", async () => {
  const { router, history } = await openScreen('/profile')
  await router.navigate({ to: '/profile/order' })
  await settled(router)
  expect(router.state.location.pathname).toBe('/auth')
  history.back()
  await settled(router)
  expect(router.state.location.pathname).toBe('/profile')
})

test('renders nothing of a guarded page before the guard has decided', async () => {
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

test('preloading a guarded page neither waits for the guard context nor redirects', async () => {
  const access: AccessPort = {
    ...strangerAccess,
    guardContext: () => new Promise(() => {}),
  }
  const { router } = await openScreen('/', { access })
  await router.preloadRoute({ to: '/profile/order' })
  expect(router.state.location.pathname).toBe('/')
})

test('an abandoned navigation aborts loading its guard context', async () => {
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
  'the sign-in page does not accept %s as a page to return to',
  async (wanted) => {
    const { router } = await openScreen(`/auth?wanted=${encodeURIComponent(wanted)}`)
    expect(router.state.matches.at(-1)?.search).toEqual({ wanted: undefined })
    expect(document.querySelector('[data-wanted]')).toBeNull()
  },
)
