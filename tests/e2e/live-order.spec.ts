import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, openAlive } from '../support/browser/console.ts'
import { test as inOwnShop } from '../support/browser/in-own-shop.ts'
import { scenarioIn } from '../support/browser/scenario-in.ts'
import { type OwnShop, onThisMachine, openShopDatabase } from '../support/server/own-shop.ts'
import { shopCommand } from '../support/server/shop-command.ts'

const test = inOwnShop.extend({ baseURL: ({ ownShop }, use) => use(onThisMachine(ownShop.url)) })

/** Runs the `orders` command of the workshop. */
async function orders({ dataDir }: OwnShop, ...words: string[]): Promise<void> {
  const { code, err } = await shopCommand(['orders', ...words], { DATA_DIR: dataDir })
  expect(code, err).toBe(0)
}

async function printedNow({ dataDir }: OwnShop): Promise<string> {
  const db = await openShopDatabase(dataDir)
  const printed = db.selectFrom('orders').select('number').where('stage', '=', 'printing').where('currency', '=', 'JPY')
  const { number } = await printed.executeTakeFirstOrThrow()
  await db.destroy()
  return number
}

const heading = (page: Page) => page.locator('.order-details h2')
const statusText = (page: Page) => page.locator('[role=status].visually-hidden')

test('updates an order while its customer views it and changes something else', async ({ page, context, ownShop }) => {
  test.slow()
  await scenarioIn(context, ownShop, 'order-on-its-way')
  const number = await printedNow(ownShop)
  await openAlive(page, '/profile/order')
  await expect(heading(page)).toHaveText('Printing')
  await page.getByRole('button', { name: 'Change it' }).click()
  const field = page.getByRole('dialog').getByRole('textbox')
  await field.fill('else@example.com')
  await orders(ownShop, 'move', number, '--to', 'quality_check')
  await expect(statusText(page)).toContainText(`Order ${number} has changed: Quality check`)
  await expect(field).toHaveValue('else@example.com')
  await expect(field).toBeFocused()
  await expectUsable(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(heading(page)).toHaveText('Quality check')
  await orders(ownShop, 'move', number, '--to', 'shipped', '--carrier', 'Yamato', '--tracking-number', '1')
  await expect(heading(page)).toHaveText('On its way')
  await expectUsable(page)
})
