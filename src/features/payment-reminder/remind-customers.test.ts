import { expect, test, vi } from 'vitest'
import { remindCustomers } from './remind-customers.ts'

/** A page with a visitor, and a reminder whose loading the test controls. */
function openPage(first: string) {
  let visitor = first
  const listeners = { session: new Set<() => void>(), router: new Set<() => void>() }
  const answers: ((error?: Error) => Promise<void>)[] = []
  const start = vi.fn()
  const load = vi.fn(() => {
    const loading = Promise.withResolvers<() => void>()
    answers.push(async (error) => {
      if (error) loading.reject(error)
      else loading.resolve(start)
      await vi.waitFor(() => loading.promise.catch(() => {}))
    })
    return loading.promise
  })
  const listen = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener)
    return () => void set.delete(listener)
  }
  const toSession = listen(listeners.session)
  const toRouter = listen(listeners.router)
  const session = { visitor: () => visitor, onChange: toSession }
  remindCustomers(session, { subscribe: (_, listener) => toRouter(listener) }, load)
  const listener = (set: Set<() => void>) => {
    for (const one of [...set]) one()
  }
  return {
    start,
    load,
    listening: () => listeners.session.size + listeners.router.size,
    becomes(other: string) {
      visitor = other
      listener(listeners.session)
    },
    shows: () => listener(listeners.router),
    comes: (error?: Error) => answers.at(-1)?.(error),
  }
}

const missing = new Error('A part of the shop did not come')

test('loads no reminder for an anonymous visitor, and loads it once after sign-in', async () => {
  const page = openPage('never')
  page.shows()
  expect(page.load).not.toHaveBeenCalled()
  page.becomes('customer')
  page.becomes('customer')
  await page.comes()
  page.becomes('customer')
  page.shows()
  expect([page.load, page.start].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(page.listening()).toBe(0)
})

test.each([
  ['the next page', (page: ReturnType<typeof openPage>) => page.shows()],
  ['the next change of the session', (page: ReturnType<typeof openPage>) => page.becomes('customer')],
])('ignores a reminder that fails to load, and retries on %s', async (_, happens) => {
  const page = openPage('customer')
  await page.comes(missing)
  expect([page.start.mock.calls.length, page.listening()]).toEqual([0, 2])
  happens(page)
  expect(page.load).toHaveBeenCalledTimes(2)
  await page.comes()
  expect(page.start).toHaveBeenCalledTimes(1)
})

test('does not retry for a customer who signed out meanwhile until they are back', async () => {
  const page = openPage('customer')
  await page.comes(missing)
  page.becomes('signed_out')
  page.shows()
  expect(page.load).toHaveBeenCalledTimes(1)
  page.becomes('customer')
  expect(page.load).toHaveBeenCalledTimes(2)
})
