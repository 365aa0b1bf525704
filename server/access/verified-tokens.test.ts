import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { createTokens } from './tokens.ts'
import { rememberingVerified } from './verified-tokens.ts'

const bearer = { customerId: 'mika', sessionId: 'here' }
const begun = Date.UTC(2026, 4, 1)
const at = (seconds: number) => new Date(begun + seconds * 1_000)

test('a cached token is accepted and rejected at the same times as one that is verified for the first time', async () => {
  const signer = createTokens('a secret of the test')
  const token = await signer.signAccess(bearer, at(0))
  const { tokenSeconds } = settings.cookies
  const around = fc.oneof(
    fc.integer({ min: -200, max: 200 }),
    fc.integer({ min: tokenSeconds - 200, max: tokenSeconds + 200 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(around, { minLength: 1, maxLength: 6 }), async (times) => {
      const [cached, fresh] = [createTokens('a secret of the test'), () => createTokens('a secret of the test')]
      await cached.readAccess(token, at(0))
      for (const time of times)
        expect(await cached.readAccess(token, at(time))).toEqual(await fresh().readAccess(token, at(time)))
    }),
    { numRuns: 60 },
  )
})

test('rejects altered bytes of a cached token, and rejects an invalid token every time', async () => {
  const tokens = createTokens('a secret of the test')
  const token = await tokens.signAccess(bearer, at(0))
  expect(await tokens.readAccess(token, at(1))).toEqual(bearer)
  const invalid = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  for (const other of [invalid, invalid, token.toLowerCase(), token.toLowerCase(), 'noise', 'noise'])
    expect(await tokens.readAccess(other, at(1))).toBeUndefined()
  const foreign = await createTokens('another secret').signAccess(bearer, at(0))
  expect([await tokens.readAccess(foreign, at(1)), await tokens.readAccess(foreign, at(1))]).toEqual([
    undefined,
    undefined,
  ])
})

test('caches only as many tokens as the limit allows and keeps the newest', async () => {
  const requests: string[] = []
  const read = rememberingVerified(async (token) => {
    requests.push(token)
    return { bearer: { ...bearer, customerId: token }, issuedAt: begun / 1_000, endsAt: begun / 1_000 + 60 }
  }, 2)
  for (const token of ['a', 'b', 'b', 'c', 'c', 'b', 'a'])
    expect(await read(token, at(1))).toEqual({ ...bearer, customerId: token })
  expect(requests).toEqual(['a', 'b', 'c', 'a'])
})
