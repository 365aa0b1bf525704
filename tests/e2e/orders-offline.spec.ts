import type { BrowserContext, Page, Route } from '@playwright/test'
import { fillCartOfGuest } from '../support/cart-of-browser.ts'
import { field, openCheckout, orderButton, place, write } from '../support/checkout-journey.ts'
import { expect, isAlive, test } from '../support/console.ts'
import { expectUsable } from '../support/usable.ts'

/** Somebody who has only to press the button. */
async function readyToOrder(page: Page, prefix = ''): Promise<void> {
  await fillCartOfGuest(page)
  await openCheckout(page, prefix)
  await write(page, 'GB')
}

async function expectOneOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
  await page.goto('/order-exists')
  await isAlive(page)
  await expect(page.locator('.order-seen')).toHaveCount(1)
}

type Loss = (route: Route, context: BrowserContext) => Promise<void>
const [beforeIt, afterIt]: [Loss, Loss] = [
  async (route, context) => {
    await context.setOffline(true)
    await route.abort()
  },
  async (route, context) => {
    await route.fetch()
    await context.setOffline(true)
    await route.abort()
  },
]

/** Takes the line away at the first call that places, and at each look-up after it for which a loss is named. */
async function loseLine(page: Page, context: BrowserContext, losses: readonly Loss[]) {
  const keys: string[] = []
  let isOffline = false
  await page.route(place, async (route) => {
    // The same call is made once more by itself, and finds no line.
    if (isOffline) return route.abort()
    const loss = losses[keys.length]
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (!loss) return route.continue()
    isOffline = true
    await loss(route, context)
  })
  return {
    keys,
    async comesBack() {
      isOffline = false
      await context.setOffline(false)
    },
  }
}

for (const [prefix, waits, takeBack] of [
  ['', 'Your order hasn’t been sent yet', 'Don’t send it'],
  ['/ja', 'ご注文はまだ送信していません', '送信をやめる'],
] as const)
  test(`without a line an order waits on ${prefix}/cart/checkout, is taken back, waits again and is placed once`, async ({
    page,
    context,
    mayFail,
  }) => {
    mayFail(/./)
    await readyToOrder(page, prefix)
    const line = await loseLine(page, context, [])
    await context.setOffline(true)
    await orderButton(page).dblclick()
    await expect(page.getByText(waits)).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: takeBack }).click()
    await expect(page.getByText(waits)).toBeHidden()
    await orderButton(page).click()
    await expect(page.getByText(waits)).toBeVisible()
    expect(line.keys).toEqual([])
    await line.comesBack()
    await expectOneOrder(page)
    expect(line.keys).toHaveLength(1)
  })

test('a page that is left while its order waits has ordered nothing, and keeps what was typed', async ({
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
  test(`a line that is lost ${when} leaves one order, and the customer knows it`, async ({
    page,
    context,
    mayFail,
  }) => {
    mayFail(/./)
    await readyToOrder(page)
    const line = await loseLine(page, context, losses)
    await orderButton(page).click()
    for (const place of losses.keys()) {
      await expect(page.getByText('You’re offline. We look it up as soon as you’re online again.')).toBeVisible()
      expect(line.keys).toHaveLength(place + 1)
      if (place === 0) await expectUsable(page)
      await line.comesBack()
    }
    await expectOneOrder(page)
    expect(new Set(line.keys).size).toBe(1)
  })

test('what is done with an order waits for the line as well, and is done once', async ({ page, context, mayFail }) => {
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
  await expect(page.locator('.order-told')).toContainText('The order is cancelled. You owe nothing.')
  expect(keys).toHaveLength(1)
})
