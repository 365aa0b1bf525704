import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, isAlive } from '../support/browser/console.ts'
import { goodLinks } from '../support/browser/good-link.ts'
import { test as inOwnShop } from '../support/browser/in-own-shop.ts'
import { placeGuestOrder } from '../support/browser/place-guest-order.ts'
import { mailsTo } from '../support/browser/read-mailbox.ts'
import { type OwnShop, onThisMachine } from '../support/server/own-shop.ts'
import { shopCommand } from '../support/server/shop-command.ts'

const test = inOwnShop.extend({ baseURL: ({ ownShop }, use) => use(onThisMachine(ownShop.url)) })

/** Runs the `orders` command of the workshop. */
async function orders({ dataDir }: OwnShop, ...words: string[]): Promise<void> {
  const { code, err } = await shopCommand(['orders', ...words], { DATA_DIR: dataDir })
  expect(code, err).toBe(0)
}

/** A guest on another device has placed an order that passed the review; its link is in the mail. */
async function readyOrder(shop: OwnShop) {
  const { number, email, edition_numbers: editionNumbers } = await placeGuestOrder(shop.url)
  await orders(shop, 'move', number, '--to', 'in_review')
  await orders(shop, 'check', number, '--pair', String(editionNumbers[0]), '--result', 'passed')
  await orders(shop, 'move', number, '--to', 'ready_to_pay')
  const mail = async () => (await mailsTo(email, shop.url)).find(({ kind }) => kind === 'ready_to_pay')
  await expect.poll(mail).toBeTruthy()
  const link = new URL(/https?:\/\/\S+#order=\S+/.exec((await mail())?.text ?? '')?.[0] ?? '')
  return { number, link: link.pathname + link.search + link.hash, token: link.hash.replace('#order=', '') }
}

const heading = (page: Page) => page.locator('.order-details h2')
const statusText = (page: Page) => page.locator('[role=status].visually-hidden')

test('opens the mail’s link on another device, pays, returns and sees the order paid and printed', async ({
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

  await test.step('keeps the order unpaid after leaving the payment provider', async () => {
    await page.getByRole('link', { name: 'Back to the shop without paying' }).click()
    await expect(page.getByText('You haven’t paid')).toBeVisible()
    await page.getByRole('button', { name: 'Pay £240 now' }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
  })

  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page.getByText('Your payment is here')).toBeVisible({ timeout: 20_000 })
  await expect(heading(page)).toHaveText('Paid')
  await expectUsable(page)

  await test.step('updates the order without a stream', async () => {
    await orders(ownShop, 'move', number, '--to', 'printing')
    await expect(heading(page)).toHaveText('Printing', { timeout: 20_000 })
    await expect(statusText(page)).toContainText(`Order ${number} has changed: Printing`)
  })

  await test.step('shows the same order after a reload', async () => {
    await page.reload()
    await isAlive(page)
    await expect(heading(page)).toHaveText('Printing')
  })
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
})
