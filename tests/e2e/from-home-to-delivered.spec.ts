import { expectDelivered, japanese } from '../support/browser/home-to-delivered.ts'
import { test } from '../support/browser/pay-journey.ts'

test('a guest to JP goes from /ja to the pair that has arrived', async ({ page, context, ownShop }) => {
  test.slow()
  await expectDelivered({ page, context, ownShop }, { who: 'a guest', say: japanese, country: 'JP', price: '44,000円' })
})
