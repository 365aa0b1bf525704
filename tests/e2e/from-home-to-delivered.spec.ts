import { expectDelivered, japanese } from '../support/browser/home-to-delivered.ts'
import { test } from '../support/browser/pay-journey.ts'

test('leads a guest in JP from /ja to the delivered pair', async ({ page, context, ownShop }) => {
  test.slow()
  await expectDelivered({ page, context, ownShop }, { who: 'a guest', say: japanese, country: 'JP', price: '44,000円' })
})
