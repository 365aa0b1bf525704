import { test } from '../support/browser/console.ts'
import { expectWaitingOrder } from '../support/browser/order-offline.ts'

test('holds an order offline on /cart/checkout, withdraws it, holds it again and places it once', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/./)
  await expectWaitingOrder(
    { page, context },
    { prefix: '', waits: 'Your order hasn’t been sent yet', takeBack: 'Don’t send it' },
  )
})
