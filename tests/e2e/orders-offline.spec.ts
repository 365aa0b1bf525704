import { test } from '../support/browser/console.ts'
import { expectWaitingOrder } from '../support/browser/order-offline.ts'

test('without a line an order waits on /cart/checkout, is taken back, waits again and is placed once', async ({
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
