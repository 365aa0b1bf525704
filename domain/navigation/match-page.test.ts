import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchPage } from './match-page.ts'
import { pages } from './pages.ts'

const segment = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => !text.includes('/'))

test('every page of the shop matches its own path', () => {
  for (const page of pages) expect(matchPage(page.path.replace('{token}', 'a1b2'))?.name).toBe(page.name)
})

test('a fixed path wins over one with a parameter', () => {
  expect(matchPage('/auth/error')?.name).toBe('auth-error')
})

test('any single segment after /auth is a sign-in link', () => {
  fc.assert(
    fc.property(
      segment,
      (token) => matchPage(`/auth/${token}`)?.name === (token === 'error' ? 'auth-error' : 'auth-token'),
    ),
  )
})

test.each(['/auth/', '/auth/a/b', '/About', '/about/', '//about', '', 'about', '/auth/{token}/', '/tabi-gen-01'])(
  '%s matches no page of the shop',
  (path) => {
    expect(matchPage(path)).toBeUndefined()
  },
)

test('a path with an additional segment or in another case matches no page', () => {
  const fixed = fc.constantFrom(...pages.map((page) => page.path).filter((path) => path !== '/' && path !== '/auth'))
  fc.assert(
    fc.property(fixed, segment, (path, more) => {
      const longer = matchPage(`${path}/${more}`)
      return (longer === undefined || longer.path === `${path}/${more}`) && matchPage(path.toUpperCase()) === undefined
    }),
  )
})
