import { beforeEach, expect, test } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

const links = () => [...document.head.querySelectorAll('link')]
const ended = (event: 'load' | 'error') => links().map((link) => link.dispatchEvent(new Event(event)))

beforeEach(() => document.head.replaceChildren())

test('styles are waited for and fetched once; code is fetched ahead, and nobody waits for it', async () => {
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

test('styles that did not come are fetched again when they are asked for again', async () => {
  const missed = fetchAhead('/assets/missed.css')
  ended('error')
  await missed
  expect(links()).toEqual([])
  void fetchAhead('/assets/missed.css')
  expect(links()).toHaveLength(1)
})
