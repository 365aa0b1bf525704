import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, isAlive, openAlive } from '../support/console.ts'
import { goodLinks } from '../support/good-link.ts'
import { guestOfShop } from '../support/guest-of-shop.ts'
import { test as inOwnShop } from '../support/in-own-shop.ts'
import { databaseOf, type OwnShop, onThisMachine } from '../support/own-shop.ts'
import { withPairs } from '../support/pair-visitor.ts'
import { mailsTo } from '../support/read-mailbox.ts'
import { scenarioIn } from '../support/scenario-in.ts'
import { shopCommand } from '../support/shop-command.ts'
import { expectUsable } from '../support/usable.ts'

const test = inOwnShop.extend({ baseURL: ({ ownShop }, use) => use(onThisMachine(ownShop.url)) })

/** What people of the workshop type. */
async function orders({ dataDir }: OwnShop, ...words: string[]): Promise<void> {
  const { code, err } = await shopCommand(['orders', ...words], { DATA_DIR: dataDir })
  expect(code, err).toBe(0)
}

async function printedNow({ dataDir }: OwnShop): Promise<string> {
  const db = await databaseOf(dataDir)
  const printed = db.selectFrom('orders').select('number').where('stage', '=', 'printing').where('currency', '=', 'JPY')
  const { number } = await printed.executeTakeFirstOrThrow()
  await db.destroy()
  return number
}

/** A guest of another device has ordered, and the workshop has found that the pair can be made: who has the mail has its link. */
async function readyOrder(shop: OwnShop) {
  const email = `${randomUUID().slice(0, 13)}@example.com`
  const { visitor } = await withPairs(await guestOfShop(shop.url), 1)
  const { order } = await visitor.place({ contact: { email } })
  if (!order) throw new Error('Nothing was placed')
  const { number } = order
  await orders(shop, 'move', number, '--to', 'in_review')
  await orders(shop, 'check', number, '--pair', String(order.edition_numbers[0]), '--found', 'passed')
  await orders(shop, 'move', number, '--to', 'ready_to_pay')
  const mail = async () => (await mailsTo(email, shop.url)).find(({ kind }) => kind === 'ready_to_pay')
  await expect.poll(mail).toBeTruthy()
  const link = new URL(/https?:\/\/\S+#order=\S+/.exec((await mail())?.text ?? '')?.[0] ?? '')
  return { number, link: link.pathname + link.search + link.hash, token: link.hash.replace('#order=', '') }
}

const heading = (page: Page) => page.locator('.order-seen h2')
const told = (page: Page) => page.locator('[role=status].visually-hidden')

test('an order moves while its customer looks at it and changes something else', async ({ page, context, ownShop }) => {
  test.slow()
  await scenarioIn(context, ownShop, 'order-on-its-way')
  const number = await printedNow(ownShop)
  await openAlive(page, '/profile/order')
  await expect(heading(page)).toHaveText('Printing')
  await page.getByRole('button', { name: 'Change it' }).click()
  const field = page.getByRole('dialog').getByRole('textbox')
  await field.fill('else@example.com')
  await orders(ownShop, 'move', number, '--to', 'quality_check')
  await expect(told(page)).toContainText(`Order ${number} has changed: Quality check`)
  await expect(field).toHaveValue('else@example.com')
  await expect(field).toBeFocused()
  await expectUsable(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(heading(page)).toHaveText('Quality check')
  await orders(ownShop, 'move', number, '--to', 'shipped', '--carrier', 'Yamato', '--parcel', '1')
  await expect(heading(page)).toHaveText('On its way')
  await expectUsable(page)
})

test('a guest opens the mail’s link on another device, pays by it, comes back, and sees the order paid and made', async ({
  page,
  ownShop,
}) => {
  test.slow()
  await goodLinks(page)
  const { number, link, token } = await readyOrder(ownShop)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto(link)
  await isAlive(page)
  await expect(heading(page)).toHaveText('Ready to pay')
  await page.getByRole('link', { name: 'Go to payment' }).click()
  await page.getByRole('button', { name: 'Pay £240 now' }).click()
  await page.waitForURL(/\/sandbox\/pay\//)

  await test.step('whoever leaves the house has not paid, and still has the order', async () => {
    await page.getByRole('link', { name: 'Back to the shop without paying' }).click()
    await expect(page.getByText('You haven’t paid')).toBeVisible()
    await page.getByRole('button', { name: 'Pay £240 now' }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
  })

  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page.getByText('Your payment is here')).toBeVisible({ timeout: 20_000 })
  await expect(heading(page)).toHaveText('Paid')
  await expectUsable(page)

  await test.step('the order moves without a stream', async () => {
    await orders(ownShop, 'move', number, '--to', 'printing')
    await expect(heading(page)).toHaveText('Printing', { timeout: 20_000 })
    await expect(told(page)).toContainText(`Order ${number} has changed: Printing`)
  })

  await test.step('the page after a reload shows the same order', async () => {
    await page.reload()
    await isAlive(page)
    await expect(heading(page)).toHaveText('Printing')
  })
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
})

test('whoever comes back from paying on a device that knows nothing of the order is told how to get to it', async ({
  page,
  ownShop,
}) => {
  const { number } = await readyOrder(ownShop)
  for (const [language, text] of [
    ['', 'Open the link in the newest e-mail about the order'],
    ['/ja', '最新のメールのリンクを開くか'],
  ]) {
    await openAlive(page, `${language}/order-exists?pay=${number}&paid=1`)
    await expect(page.getByText(String(text))).toBeVisible()
    await expectUsable(page)
  }
})
