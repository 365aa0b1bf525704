import { expect, test } from 'vitest'
import { contentPaths } from '#domain/content/page-content.ts'
import { contentOf } from './content-of.ts'

/** The same structure with its texts left out: what a translation may not change. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'id' ? one : shapeOf(one)]))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'id' ? [] : textsIn(one)))
}

test.each(contentPaths)('%s says the same things in both languages, each in its own words', (path) => {
  const [english, japanese] = [contentOf(path, 'en'), contentOf(path, 'ja')]
  expect(shapeOf(japanese)).toEqual(shapeOf(english))
  for (const text of textsIn(japanese)) expect(text).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u)
  for (const text of textsIn(english)) expect(text).toMatch(/^[\p{Script=Latin}\p{Script=Common}]+$/u)
})
