import { expect, test } from 'vitest'
import { fail } from '#domain/result.ts'
import { callerLimit } from './caller-limit.ts'

test('rejects one call too many with the retry time, from any address of the same IPv6 network', async () => {
  const checkLimit = callerLimit({ calls: 2, seconds: 60 })
  const answers = [await checkLimit('2001:db8::1'), await checkLimit('2001:db8::2'), await checkLimit('2001:db8::3')]
  expect(answers).toEqual([undefined, undefined, fail('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 })])
  expect(await checkLimit('2001:db8:0:1::1')).toBeUndefined()
})
