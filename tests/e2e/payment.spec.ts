import type { Page } from '@playwright/test'
import { expect, openAlive } from '../support/console.ts'
import { goodLinks } from '../support/good-link.ts'
import { test as inOwnShop } from '../support/in-own-shop.ts'
import { databaseOf, onThisMachine } from '../support/own-shop.ts'
import { scenarioIn } from '../support/scenario-in.ts'
import { expectUsable } from '../support/usable.ts'

const test = inOwnShop.extend({ baseURL: ({ ownShop }, use) => use(onThisMachine(ownShop.url)) })

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const atHouse = /\/sandbox\/pay\//
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

test('a pair can be made: the reminder leads to its payment, a card is declined, another one pays, and the order says so', async ({
  page,
  context,
  ownShop,
}) => {
  test.slow()
  await goodLinks(page)
  await scenarioIn(context, ownShop, 'order-ready')
  await openAlive(page, '/about')
  const prompt = page.getByRole('dialog', { name: 'Your pair can be made' })
  await expect(prompt).toContainText('£240')
  await expect(prompt.locator('.due-picture img')).toBeVisible()
  await expectUsable(page)
  await prompt.getByRole('button', { name: 'Go to payment' }).click()

  await test.step('the pay page says what is agreed', async () => {
    await expect(heading(page, /^Pay for pair \d+$/)).toBeVisible()
    await expect(page.locator('.six-items dt')).toHaveCount(6)
    await expect(page.getByText(/You leave for\slocalhost/)).toBeVisible()
    await expectUsable(page)
  })

  await test.step('whoever leaves the payment page has not paid, and may pay', async () => {
    await press(page, 'Pay £240 now')
    await page.waitForURL(atHouse)
    await page.getByRole('link', { name: 'Back to the shop without paying' }).click()
    await expect(page.getByText('You haven’t paid')).toBeVisible()
    await expect(page.getByText(/We hold the order until/)).toBeVisible()
    await expectUsable(page)
  })

  await test.step('declined, then paid', async () => {
    await press(page, 'Pay £240 now')
    await page.waitForURL(atHouse)
    await press(page, 'Try a card that is declined')
    await expect(page.getByRole('alert')).toContainText('declined')
    await press(page, 'Pay by card')
    await expect(page.getByText('Your payment is here')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('heading', { level: 2, name: 'Paid' })).toBeVisible()
    await expectUsable(page)
  })
})

test('a slip in yen is chosen and waits until its day, is paid at the till, and the order says so', async ({
  page,
  context,
  ownShop,
}) => {
  test.slow()
  await goodLinks(page)
  await scenarioIn(context, ownShop, 'order-awaiting-payment')
  const db = await databaseOf(ownShop.dataDir)
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .where('stage', '=', 'awaiting_payment')
    .where('currency', '=', 'JPY')
    .executeTakeFirstOrThrow()
  // She has not chosen a way to pay yet.
  await db.deleteFrom('payments').where('order_number', '=', number).execute()
  await db.deleteFrom('sandbox_sessions').where('order_number', '=', number).execute()
  await db.updateTable('orders').set({ paying_until: null }).where('number', '=', number).execute()
  await db.destroy()

  await openAlive(page, `/ja/order-exists?pay=${number}`)
  await press(page, '44,000円を支払う')
  await page.waitForURL(atHouse)
  const house = page.url()
  await press(page, 'コンビニで支払う')
  await page.getByRole('link', { name: 'お店へ戻る' }).click()
  await expect(page.getByText(/23:59までに.*コンビニのレジ/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: /を支払う$/ })).toHaveCount(0)
  await expectUsable(page)

  await page.goto(house)
  await press(page, 'レジで支払う')
  await page.getByRole('link', { name: 'お店へ戻る' }).click()
  await expect(page.getByText('お支払いを確認しました')).toBeVisible({ timeout: 20_000 })
})
