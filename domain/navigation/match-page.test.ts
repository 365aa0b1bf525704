import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchPage } from './match-page.ts'
import { pages } from './pages.ts'

const segment = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => !text.includes('/'))

test('every page of the shop is found by its own path', () => {
  for (const page of pages) expect(matchPage(page.path.replace('{token}', 'a1b2'))?.name).toBe(page.name)
})

test('a fixed path wins over the one with any text in its place', () => {
  expect(matchPage('/auth/error')?.name).toBe('auth-error')
})

test('any one segment after /auth is a sign-in link', () => {
  fc.assert(
    fc.property(
      segment,
      (token) => matchPage(`/auth/${token}`)?.name === (token === 'error' ? 'auth-error' : 'auth-token'),
    ),
  )
})

test.each(['/auth/', '/auth/a/b', '/About', '/about/', '//about', '', 'about', '/auth/{token}/', '/tabi-gen-01'])(
  '%s is no page of the shop',
  (path) => {
    expect(matchPage(path)).toBeUndefined()
  },
)

test('a path of a page with one more segment or another case is no page', () => {
  const fixed = fc.constantFrom(...pages.map((page) => page.path).filter((path) => path !== '/' && path !== '/auth'))
  fc.assert(
    fc.property(fixed, segment, (path, more) => {
      const longer = matchPage(`${path}/${more}`)
      return (longer === undefined || longer.path === `${path}/${more}`) && matchPage(path.toUpperCase()) === undefined
    }),
  )
})
