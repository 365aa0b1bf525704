import { expect, test } from 'vitest'
import { defaultRateLimits } from '#server/limits/rate-limits.ts'
import { startShop } from '../../support/server/running-shop.ts'

test('a shop of the tests issues more guest tokens to one address than the limits of the shop allow', async () => {
  const shop = await startShop()
  const answers = await Promise.all(
    Array.from({ length: defaultRateLimits.guests.tokensPerCaller.count + 1 }, () =>
      fetch(`${shop.url}/api/user/guest`, { method: 'POST' }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await shop.stop()).toBe(0)
})
