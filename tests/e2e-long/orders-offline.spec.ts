import { expectUsable } from '../support/a11y/usable.ts'
import { field, openCheckout, orderButton } from '../support/browser/checkout-journey.ts'
import { expect, test } from '../support/browser/console.ts'
import {
  afterIt,
  beforeIt,
  expectOneOrder,
  expectWaitingOrder,
  loseLine,
  readyToOrder,
} from '../support/browser/order-offline.ts'

test('holds an order offline on /ja/cart/checkout, withdraws it, holds it again and places it once', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/./)
  await expectWaitingOrder(
    { page, context },
    { prefix: '/ja', waits: 'ご注文はまだ送信していません', takeBack: '送信をやめる' },
  )
})

test('orders nothing when a page with a waiting order is left, and keeps the input', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/./)
  await readyToOrder(page)
  const line = await loseLine(page, context, [])
  await context.setOffline(true)
  await orderButton(page).click()
  await expect(page.getByText('Your order hasn’t been sent yet')).toBeVisible()
  await page.goto('about:blank')
  await line.comesBack()
  await openCheckout(page)
  await expect(field(page, 'city')).toHaveValue('London')
  await expect(page.getByText('Your order hasn’t been sent yet')).toBeHidden()
  expect(line.keys).toEqual([])
  await orderButton(page).click()
  await expectOneOrder(page)
})

for (const [when, losses] of [
  ['before the shop has the order', [beforeIt]],
  ['after the shop has the order', [afterIt]],
  ['before the shop has the order, and again while it is looked up', [beforeIt, afterIt]],
  ['after the shop has the order, and again while it is looked up', [afterIt, beforeIt]],
] as const)
  test(`places one order when the connection is lost ${when}, and the customer knows it`, async ({
    page,
    context,
    mayFail,
  }) => {
    mayFail(/./)
    await readyToOrder(page)
    const line = await loseLine(page, context, losses)
    await orderButton(page).click()
    for (const index of losses.keys()) {
      await expect(page.getByText('You’re offline. We look it up as soon as you’re online again.')).toBeVisible()
      expect(line.keys).toHaveLength(index + 1)
      if (index === 0) await expectUsable(page)
      await line.comesBack()
    }
    await expectOneOrder(page)
    expect(new Set(line.keys).size).toBe(1)
  })

test('holds an action on an order while offline too and sends it once', async ({ page, context, mayFail }) => {
  mayFail(/./)
  await readyToOrder(page)
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
  const cancel = page.getByRole('button', { name: 'Cancel the order' })
  await expect(cancel).toBeVisible()
  const keys: string[] = []
  await page.route(/\/api\/order\/cancel$/, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    await route.continue()
  })
  await context.setOffline(true)
  await cancel.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(dialog.getByText('It hasn’t been sent yet')).toBeVisible()
  await expectUsable(page, 'dialog')
  expect(keys).toEqual([])
  await context.setOffline(false)
  await expect(page.locator('.order-notice')).toContainText('The order is cancelled. You owe nothing.')
  expect(keys).toHaveLength(1)
})
