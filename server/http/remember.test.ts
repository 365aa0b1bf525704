import { expect, test } from 'vitest'
import { remembering } from './remember.ts'

test('answers but does not cache a result whose version changed while it was computed', async () => {
  let version = {}
  const working: ((body: string) => void)[] = []
  const answer = remembering({ version: () => version, getCacheKey: () => 'all' }, async () => ({
    status: 200,
    headers: {},
    body: await new Promise<string>((resolve) => working.push(resolve)),
  }))
  const old = answer(0, 0)
  version = {}
  const fresh = answer(0, 0)
  working[1]?.('as it is now')
  await fresh
  working[0]?.('as it was')
  expect((await old).body).toBe('as it was')
  expect((await answer(0, 0)).body).toBe('as it is now')
})
