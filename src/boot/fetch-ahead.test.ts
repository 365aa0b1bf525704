import { beforeEach, expect, test } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

const links = () => [...document.head.querySelectorAll('link')]
const ended = (event: 'load' | 'error') => links().map((link) => link.dispatchEvent(new Event(event)))

beforeEach(() => document.head.replaceChildren())

test('fetches a stylesheet once and waits for it, and preloads code without waiting', async () => {
  const [one, again] = [fetchAhead('/assets/one.css'), fetchAhead('/assets/one.css')]
  expect(again).toBe(one)
  expect(fetchAhead('/assets/one.js')).toBeUndefined()
  expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['stylesheet', '/assets/one.css'],
    ['modulepreload', '/assets/one.js'],
  ])
  ended('load')
  await one
})

test('a stylesheet that failed is fetched again on the next request', async () => {
  const missed = fetchAhead('/assets/missed.css')
  ended('error')
  await missed
  expect(links()).toEqual([])
  void fetchAhead('/assets/missed.css')
  expect(links()).toHaveLength(1)
})
