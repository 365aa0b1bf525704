import { expect, test } from 'vitest'
import { digestOf } from './digest-of.ts'

test('what is asked for has another digest by its name in the address, its query and its body, and else the same', () => {
  const asked = { id: 'a', query: { page: 1 }, body: { pairs: 1 } }
  const others = [
    { id: 'b' },
    { query: { page: 2 } },
    { body: { pairs: 2 } },
    { query: undefined },
    { body: undefined },
  ]
  const digests = [asked, ...others.map((other) => ({ ...asked, ...other }))].map(digestOf)
  expect(new Set(digests).size).toBe(digests.length)
  expect(digestOf(structuredClone(asked))).toBe(digests[0])
})
