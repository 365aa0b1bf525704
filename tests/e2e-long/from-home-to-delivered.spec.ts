import { english, expectDelivered, japanese } from '../support/browser/home-to-delivered.ts'
import { test } from '../support/browser/pay-journey.ts'

const journeys = [
  { who: 'a guest', say: english, country: 'GB', price: '£240' },
  { who: 'a customer', say: japanese, country: 'GB', price: '240ポンド' },
  { who: 'a guest', say: english, country: 'JP', price: '¥44,000' },
] as const

for (const journey of journeys)
  test(`${journey.who} to ${journey.country} goes from ${journey.say.home} to the delivered pair`, async ({
    page,
    context,
    ownShop,
  }) => {
    test.slow()
    await expectDelivered({ page, context, ownShop }, journey)
  })
