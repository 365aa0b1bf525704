import { expect, test } from 'vitest'
import { digestWords } from './digest-words.ts'

test('the digest depends on the id, the query and the body and on nothing else', () => {
  const keyedRequest = ['a', '?page=1', '{"pairs":1}'] as const
  const others = [
    ['b', keyedRequest[1], keyedRequest[2]],
    ['a', '?page=2', keyedRequest[2]],
    ['a', keyedRequest[1], '{"pairs":2}'],
    ['a', '', `${keyedRequest[1]}${keyedRequest[2]}`],
    ['a', keyedRequest[1], ''],
  ]
  const digests = [keyedRequest, ...others].map(digestWords)
  expect(new Set(digests).size).toBe(digests.length)
  expect(digestWords([...keyedRequest])).toBe(digests[0])
})
