import type { Page } from '@playwright/test'
import { settings } from '#domain/settings.ts'
import { expectUsable } from '../support/a11y/usable.ts'
import { fillGuestCart } from '../support/browser/browser-cart.ts'
import { orderButton, placeOrderRoute, write } from '../support/browser/checkout-journey.ts'
import { expect, openAlive } from '../support/browser/console.ts'
import { test } from '../support/browser/in-own-shop.ts'
import { turnTo } from '../support/browser/turn-to.ts'
import { leaveNumbersFree } from '../support/server/leave-numbers-free.ts'
import { openShopDatabase } from '../support/server/own-shop.ts'
import { withPairs } from '../support/server/pair-visitor.ts'
import { createShopGuest } from '../support/server/shop-guest.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

// Other tests may use the same shop afterwards.
test.afterEach(async ({ ownShop }) => {
  const db = await openShopDatabase(ownShop.dataDir)
  await leaveNumbersFree(db, settings.edition.pairs)
  await db.destroy()
})

test('leads a visitor who loses the last number at the checkout to the waiting list, and orders a freed one', async ({
  page,
  ownShop,
  mayFail,
}) => {
  test.slow()
  mayFail(placeOrderRoute)
  const db = await openShopDatabase(ownShop.dataDir)
  await leaveNumbersFree(db, 1)
  await db.destroy()
  await fillGuestCart(page)
  await openAlive(page, '/cart')
  await expect(page.locator('.edition-left')).toHaveText(/^1\sof\s590\spairs\sleft$/)
  await press(page, 'Check out')
  await write(page, 'GB')
  const { visitor } = await withPairs(await createShopGuest(ownShop.url), 1)
  const { order: last } = await visitor.placeOrder()

  await test.step('reports it on placing and links to the list', async () => {
    await orderButton(page).click()
    const dialogText = page.getByRole('dialog', { name: 'The edition is sold out' })
    await expect(dialogText).toContainText('You can join the waiting list and hear when a number comes free.')
    await expectUsable(page, 'dialog')
    await dialogText.getByRole('button', { name: 'Join the waiting list' }).click()
    const list = page.getByRole('dialog', { name: /waiting list/i })
    await list.getByRole('textbox', { name: 'E-mail address' }).fill('iris@example.com')
    await list.getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(list).toContainText('You’re next.')
    await page.keyboard.press('Escape')
    await expectUsable(page, 'dialog')
    await dialogText.getByRole('link', { name: 'Go to the cart' }).click()
  })

  await test.step('reports it in the cart too', async () => {
    await press(page, 'Check out')
    await expect(page.getByRole('dialog')).toContainText('The edition is sold out')
    await expectUsable(page, 'dialog')
    await press(page, 'Back to the cart')
  })

  await test.step('reserves a freed number and keeps the typed input', async () => {
    await visitor.call('/order/cancel', { number: last?.number })
    await turnTo(page, 'visible')
    await expect(page.locator('.edition-count')).toContainText(/We\shold\snumber\s\d+/)
    await press(page, 'Check out')
    await orderButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pair\s\d+\sis\sreserved/)
  })
})
