import { expect, test } from 'vitest'
import { digestOf } from './digest-of.ts'

test('what is asked for has another digest by its name in the address, its query and its body, and else the same', () => {
  const asked = ['a', '?page=1', '{"pairs":1}'] as const
  const others = [
    ['b', asked[1], asked[2]],
    ['a', '?page=2', asked[2]],
    ['a', asked[1], '{"pairs":2}'],
    ['a', '', `${asked[1]}${asked[2]}`],
    ['a', asked[1], ''],
  ]
  const digests = [asked, ...others].map(digestOf)
  expect(new Set(digests).size).toBe(digests.length)
  expect(digestOf([...asked])).toBe(digests[0])
})
