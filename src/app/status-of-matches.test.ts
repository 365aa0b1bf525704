import { expect, test } from 'vitest'
import { PageFailure } from './fail-page.ts'
import { statusOfMatches } from './status-of-matches.ts'

const root = { routeId: '__root__', status: 'success' }
const layout = { routeId: '/_default', status: 'success' }
const page = { routeId: '/_default/about', status: 'success' }

test('a page that loaded is 200', () => {
  expect(statusOfMatches([root, layout, page])).toBe(200)
})

test('a path without a page is 404', () => {
  expect(statusOfMatches([root])).toBe(404)
  expect(statusOfMatches([])).toBe(404)
})

test('a path that only begins like a page is 404', () => {
  expect(statusOfMatches([{ ...root, _notFound: true }, layout, page])).toBe(404)
})

test('a page that says it found nothing is 404', () => {
  expect(statusOfMatches([root, layout, { ...page, status: 'notFound' }])).toBe(404)
})

test('/not-found itself is 404', () => {
  expect(statusOfMatches([root, layout, { ...page, staticData: { status: 404 } }])).toBe(404)
})

test('a fault is 500, on whatever floor it happens', () => {
  const fault = { status: 'error', error: new Error('broken') }
  expect(statusOfMatches([root, layout, { ...page, ...fault }])).toBe(500)
  expect(statusOfMatches([{ ...root, ...fault }, layout, page])).toBe(500)
})

test("a page's own validation gives its own status", () => {
  expect(statusOfMatches([root, layout, { ...page, status: 'error', error: new PageFailure(410, 'gone') }])).toBe(410)
  expect(statusOfMatches([root, layout, { ...page, status: 'error', error: new PageFailure(404, undefined) }])).toBe(
    404,
  )
})
