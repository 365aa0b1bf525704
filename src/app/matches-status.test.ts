import { expect, test } from 'vitest'
import { getMatchesStatus } from './matches-status.ts'
import { PageError } from './page-error.ts'

const root = { routeId: '__root__', status: 'success' }
const layout = { routeId: '/_default', status: 'success' }
const page = { routeId: '/_default/about', status: 'success' }

test('a loaded page is 200', () => {
  expect(getMatchesStatus([root, layout, page])).toBe(200)
})

test('a path without a page is 404', () => {
  expect(getMatchesStatus([root])).toBe(404)
  expect(getMatchesStatus([])).toBe(404)
})

test('a path that only starts like a page is 404', () => {
  expect(getMatchesStatus([{ ...root, _notFound: true }, layout, page])).toBe(404)
})

test('a page that reports not found is 404', () => {
  expect(getMatchesStatus([root, layout, { ...page, status: 'notFound' }])).toBe(404)
})

test('the page /not-found is 404', () => {
  expect(getMatchesStatus([root, layout, { ...page, staticData: { status: 404 } }])).toBe(404)
})

test('an error is 500, whichever route it happens in', () => {
  const error = { status: 'error', error: new Error('broken') }
  expect(getMatchesStatus([root, layout, { ...page, ...error }])).toBe(500)
  expect(getMatchesStatus([{ ...root, ...error }, layout, page])).toBe(500)
})

test('a page error keeps its own status', () => {
  expect(getMatchesStatus([root, layout, { ...page, status: 'error', error: new PageError(410, 'gone') }])).toBe(410)
  expect(getMatchesStatus([root, layout, { ...page, status: 'error', error: new PageError(404, undefined) }])).toBe(404)
})
